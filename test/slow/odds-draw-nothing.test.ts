import { expect, test, vi } from 'vitest'
import { seededDice } from '#kernel/chance/rolled.ts'
import { accept } from '#kernel/procedure/schema.ts'
import { RULESETS } from '#rules/index.ts'
import { oddsMaker } from '#study/odds.ts'
import { ORDINARY_INPUTS } from '../../bench/inputs.ts'

// A tripwire in place of the only generator there is.
vi.mock('#kernel/chance/random.ts', () => {
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
