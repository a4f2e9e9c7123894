import { expect, test } from 'vitest'
import { procedure } from '#kernel/procedure/procedure.ts'
import { form } from '#kernel/procedure/schema.ts'
import { oddsMaker } from '#study/odds.ts'

const twoDice = procedure({
  name: 'two-dice',
  title: 'Two dice',
  clauses: [],
  input: form({}),
  resolve: (_input, dice) => ({ total: dice.d(6, 'first') + dice.d(6, 'second') }),
  outcome: ({ total }) => ({ total }),
  verdict: ({ total }) => `${total}.`,
})

test('exact odds list every outcome, the most likely first', () => {
  const odds = oddsMaker()(twoDice, {})
  expect(odds.exact).toBe(true)
  expect(odds.outcomes).toHaveLength(11)
  expect(odds.outcomes[0]).toEqual({ probability: expect.closeTo(6 / 36, 14), outcome: { total: 7 } })
  const probabilities = odds.outcomes.map(({ probability }) => probability)
  expect(probabilities).toEqual([...probabilities].sort((a, b) => b - a))
})

test('odds with too many branches are simulated, say so, and are the same every time', () => {
  const make = oddsMaker(10)
  const odds = make(twoDice, {})
  if (odds.exact) throw new Error('36 branches went into 10')
  expect(odds.samples).toBeGreaterThan(1000)
  expect(odds.standardError).toBeCloseTo(Math.sqrt(((1 / 6) * (5 / 6)) / odds.samples), 3)
  expect(odds.outcomes.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12)
  expect(Math.abs((odds.outcomes[0]?.probability ?? 0) - 1 / 6)).toBeLessThan(5 * odds.standardError)
  expect(make(twoDice, {})).toEqual(odds)
  expect(oddsMaker(10, 500)(twoDice, {})).toMatchObject({ exact: false, samples: 500 })
})

test('a maker that gave up on one question answers the next', () => {
  const make = oddsMaker(12)
  expect(make(twoDice, {}).exact).toBe(false)
  const oneDie = { ...twoDice, resolve: twoDice.resolve, outcome: () => ({ done: true }) }
  expect(make({ ...oneDie, resolve: (_input, dice) => ({ total: dice.d(6, 'only') }) }, {})).toEqual({
    exact: true,
    outcomes: [{ probability: expect.closeTo(1, 14), outcome: { done: true } }],
  })
})
