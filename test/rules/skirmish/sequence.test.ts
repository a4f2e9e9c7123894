import { expect } from 'vitest'
import { rule } from '../../rule.ts'
import { refuse, resolve } from './skirmish.ts'

const initiative = (input: object, dice: readonly number[]) => resolve('initiative', input, dice).initiative

rule('SK-SEQ-02', 'the higher die has the initiative', () => {
  expect(initiative({}, [5, 2])).toBe('a')
  expect(initiative({ previous: 'b', attacker: 'a' }, [1, 2])).toBe('b')
})

rule('SK-SEQ-02', 'equal dice pass it to the other side, in the first move to the attacker', () => {
  expect(initiative({ previous: 'a' }, [3, 3])).toBe('b')
  expect(initiative({ previous: 'b', attacker: 'b' }, [3, 3])).toBe('a')
  expect(initiative({}, [3, 3])).toBe('a')
  expect(initiative({ previous: 'none', attacker: 'b' }, [3, 3])).toBe('b')
  expect(refuse('initiative', { attacker: 'none' })).toBe('invalid-input attacker')
  expect(refuse('initiative', { previous: 'c' })).toBe('invalid-input previous')
})
