import { describe, expect, test } from 'vitest'
import { seededDice } from '#kernel/chance/rolled.ts'
import type { Outcome, Procedure } from '#kernel/procedure/procedure.ts'
import { accept } from '#kernel/procedure/schema.ts'
import { SILENT } from '#kernel/procedure/trace.ts'
import { RULESETS } from '#rules/index.ts'
import { oddsMaker } from '#study/odds.ts'
import { LARGEST_INPUTS, ORDINARY_INPUTS } from '../../bench/inputs.ts'
import { times } from '../long.ts'

const ROLLS = times(50_000, 300_000)
const make = oddsMaker()

const keyOf = (outcome: Outcome): string => JSON.stringify(outcome)

const cases = RULESETS.flatMap(({ id, procedures }) =>
  procedures.flatMap((procedure) => {
    const input = ORDINARY_INPUTS[id]?.[procedure.name]
    return input ? [{ name: `${id} ${procedure.name}`, procedure, input }] : []
  }),
)

const acceptedInput = (procedure: Procedure, input: object): unknown => {
  const checked = accept(procedure.input, input)
  if (!checked.ok) throw new Error(`${checked.error.path}: ${checked.error.message}`)
  return checked.value
}

describe.each(cases)('$name', ({ procedure, input }) => {
  const situation = acceptedInput(procedure, input)

  test(`odds agree with ${ROLLS} rolls`, () => {
    const odds = make(procedure, situation)
    expect(odds.exact).toBe(true)
    const dice = seededDice(11)
    const counts = new Map<string, number>()
    for (let i = 0; i < ROLLS; i++) {
      const key = keyOf(procedure.outcome(procedure.resolve(situation, dice, SILENT)))
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
    for (const { probability, outcome } of odds.outcomes) {
      const deviation = Math.sqrt((probability * (1 - probability)) / ROLLS)
      const rolled = (counts.get(keyOf(outcome)) ?? 0) / ROLLS
      expect(Math.abs(rolled - probability), keyOf(outcome)).toBeLessThan(5.5 * deviation + 8 / ROLLS)
      counts.delete(keyOf(outcome))
    }
    expect([...counts.keys()], 'rolled but not among the odds').toEqual([])
  })
})

test.each(
  Object.entries(LARGEST_INPUTS).flatMap(([ruleset, named]) =>
    Object.entries(named).map(([name, input]) => ({ ruleset, name, input })),
  ),
)('$ruleset $name: the largest input has exact odds', ({ ruleset, name, input }) => {
  const procedure = RULESETS.find(({ id }) => id === ruleset)?.procedures.find((found) => found.name === name)
  if (!procedure) throw new Error('no such procedure')
  const odds = make(procedure, acceptedInput(procedure, input))
  expect(odds.exact).toBe(true)
  const sum = odds.outcomes.reduce((total, { probability }) => total + probability, 0)
  expect(Math.abs(sum - 1)).toBeLessThanOrEqual(1e-12)
})

test('every procedure that rolls dice is among the cases', () => {
  for (const { id, procedures } of RULESETS) {
    for (const { name } of procedures) {
      if (ORDINARY_INPUTS[id]?.[name]) expect(LARGEST_INPUTS[id]?.[name], `${id} ${name}`).toBeDefined()
    }
  }
})
