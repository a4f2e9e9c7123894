import { expect, test } from 'vitest'
import { SKIRMISH } from '#rules/skirmish/index.ts'
import { gathered } from '#study/fit/gathering.ts'
import { playableNamed } from '#study/playable.ts'

const ruleset = playableNamed([SKIRMISH], 'skirmish')
const scenario = ruleset?.game.scenarios.find(({ id }) => id === 'shrine-1914')

const some = (battle: number) => {
  if (!ruleset || !scenario) throw new Error('there is no such scenario')
  const samples = gathered(ruleset, scenario, battle, 1914)
  if (!samples.ok) throw new Error(samples.error.message)
  return samples.value
}

test('a battle is looked at from turn to turn, counts as one, and comes out once', () => {
  const samples = some(0)
  expect(samples.length).toBeGreaterThan(5)
  expect(samples.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 9)
  expect(new Set(samples.map(({ y }) => y)).size).toBe(1)
  expect(samples.at(-1)?.standing.left).toBeLessThan(samples[0]?.standing.left ?? 0)
})

test('the same battle gives the same samples, another one others', () => {
  expect(some(0)).toEqual(some(0))
  expect(some(2)).not.toEqual(some(0))
})

test('as long as a battle is thrown into disorder nothing is learnt of it', () => {
  const limit = scenario?.turnLimit ?? 0
  expect(some(1)[0]?.standing.left).toBeLessThan(limit)
  expect(some(0)[0]?.standing.left).toBeGreaterThan(limit - 1)
})
