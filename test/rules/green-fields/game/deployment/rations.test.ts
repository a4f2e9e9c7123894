import { expect } from 'vitest'
import { rule } from '../../../../rule.ts'
import { give, refused, unitOf } from '../field.ts'
import { buying, newest } from '../replacements/buying.ts'
import { deployed, deploying } from './deploying.ts'

const SOMEBODY = { id: 'b1', at: 'A8' }

rule('GF-DPT-05', 'only a side’s own aircraft that are left count against its depot', () => {
  const state = deploying(
    [
      SOMEBODY,
      { id: 'a1', type: 'fighter', strength: 3, gone: 'destroyed' },
      { id: 'b2', type: 'fighter', strength: 3 },
      { id: 'a2', type: 'fighter', strength: 3 },
    ],
    { army: { a: { depot: 1 }, b: { depot: 1 } } },
  )
  expect(refused(state, 'a', { kind: 'stand-down', unit: 'a2' })).toBe('no-excess GF-DPT-05')
  deployed(state)
  expect([unitOf(state, 'a2').duty, unitOf(state, 'b2').duty]).toEqual(['none', 'none'])
})

rule('GF-DPT-05', 'whoever its owner has stood down leaves room for others', () => {
  const state = deploying(
    [SOMEBODY, { id: 'a1', type: 'fighter', strength: 3 }, { id: 'a2', type: 'bomber', strength: 3 }],
    { army: { a: { depot: 1 } } },
  )
  give(state, 'a', { kind: 'stand-down', unit: 'a1' })
  deployed(state)
  expect([unitOf(state, 'a1').duty, unitOf(state, 'a2').duty]).toEqual(['idle', 'none'])
})

rule(['GF-DPT-05', 'GF-DATE-04'], 'captured tanks up to what the depot can keep fight at once', () => {
  const found = (recovered: number) =>
    buying([{ id: 'b-1', type: 'armoured-car', strength: 2 }], {
      army: { b: { recovered, depot: 1 } },
      terms: { begins: '1917-12-03' },
    })
  const capture = (strength: number, zone: string) => ({ kind: 'capture-tanks', strength, zone })
  const one = found(2)
  give(one, 'b', capture(1, 'C8'))
  expect(newest(one)).toMatchObject({ strength: 1, duty: 'none' })
  expect(refused(found(1), 'b', capture(1, 'off'))).toBe('nothing-captured GF-DATE-04')
  const two = found(4)
  expect(refused(two, 'b', capture(2, 'C8'))).toBe('beyond-depot GF-DPT-05')
  give(two, 'b', capture(2, 'off'))
  expect(newest(two)).toMatchObject({ strength: 2, duty: 'idle' })
})
