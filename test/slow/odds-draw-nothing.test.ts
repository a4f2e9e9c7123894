import { expect, test, vi } from 'vitest'
import { ORDINARY_INPUTS } from '../../bench/inputs.ts'
import { seededDice } from '../../src/kernel/chance/rolled.ts'
import { accept } from '../../src/kernel/procedure/schema.ts'
import { RULESETS } from '../../src/rules/index.ts'
import { oddsMaker } from '../../src/study/odds.ts'

// A tripwire in place of the only generator there is.
vi.mock('../../src/kernel/chance/random.ts', () => {
  const trip = () => {
    throw new Error('a random number was drawn')
  }
  return { sfc32: trip, fair: trip }
})

test('the tripwire is laid', () => {
  expect(() => seededDice(1)).toThrow('a random number was drawn')
})

test('odds draw no random number', () => {
  const make = oddsMaker()
  for (const { id, procedures } of RULESETS) {
    for (const procedure of procedures) {
      const accepted = accept(procedure.input, ORDINARY_INPUTS[id]?.[procedure.name])
      if (accepted.ok) expect(make(procedure, accepted.value).exact).toBe(true)
    }
  }
})
