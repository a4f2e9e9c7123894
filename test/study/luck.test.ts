import { expect, test } from 'vitest'
import { beginBattle, giveOrder } from '#kernel/game/battle/battle.ts'
import { type Gauge, snapshot } from '#kernel/game/game.ts'
import { luckIn, luckMaker, summedLuck } from '#study/luck.ts'
import { measureBy } from '#study/measure.ts'
import { TOY, type ToyState } from '../kernel/toy-game.ts'

const HITS: Gauge<ToyState> = {
  id: 'hits',
  title: 'Hits',
  counts: 'Men hit.',
  better: 'more',
  of: ({ score }, side) => (side === 'red' ? score.red : score.blue),
}
const MEASURED = { game: TOY, measure: measureBy({ ...TOY, gauges: [HITS] }, ['red', 'blue']) }

/** Red sends three men and blue one; the dice of both are given. */
const raid = (faces: readonly number[], mostBranches?: number) => {
  const begun = beginBattle(TOY, { ruleset: 'toy', scenario: 'raid', options: {}, seed: 1 })
  if (!begun.ok) throw new Error(begun.error.message)
  const battle = begun.value
  giveOrder(battle, 'red', { kind: 'send', men: 3 })
  const before = snapshot(battle.state)
  const order = { kind: 'send', men: 1 } as const
  const given = giveOrder(battle, 'blue', order, faces)
  if (!given.ok) throw new Error(given.error.message)
  return luckMaker(MEASURED, mostBranches)({ number: 2, side: 'blue', order, before, after: battle.state })
}

test('the expectation is exact: half a hit a man', () => {
  const thrown = raid([6, 6, 6, 1])
  expect(thrown).toMatchObject({ order: 2, turn: 1, exact: true, fell: [[3], [0]] })
  expect(thrown.expected[0]?.[0]).toBeCloseTo(1.5, 12)
  expect(thrown.expected[1]?.[0]).toBeCloseTo(0.5, 12)
  // Four dice of a quarter each.
  expect(thrown.variance).toBeCloseTo(1, 12)
  expect(luckIn([HITS], thrown)).toBeCloseTo(2, 12)
})

test('a result as good as the best has the chance of the best, and nothing is better than the worst', () => {
  expect(raid([6, 6, 6, 1]).atLeast).toBeCloseTo(1 / 16, 12)
  expect(raid([6, 6, 6, 1]).atMost).toBeCloseTo(1, 12)
  expect(raid([1, 1, 1, 6]).atMost).toBeCloseTo(1 / 16, 12)
})

test('where less is better the same dice are bad luck', () => {
  const thrown = raid([6, 6, 6, 1])
  expect(luckIn([{ ...HITS, better: 'less' }], thrown)).toBeCloseTo(-2, 12)
})

test('too many branches are sampled, and it says so', () => {
  const thrown = raid([6, 6, 6, 1], 2)
  expect(thrown.exact).toBe(false)
  expect(Math.abs((thrown.expected[0]?.[0] ?? 0) - 1.5)).toBeLessThan(0.1)
})

test('the luck of a battle adds up: what one side wins the other loses', () => {
  const throws = [raid([6, 6, 6, 1]), raid([1, 1, 1, 1]), raid([6, 1, 1, 1])]
  const luck = summedLuck([HITS], ['red', 'blue'], throws)
  expect(luck.total).toBeCloseTo(2 - 1 + 0, 12)
  expect(luck.ordinary).toBeCloseTo(Math.sqrt(3), 12)
  expect(luck.off[0]?.[0]).toBeCloseTo(1.5 - 1.5 - 0.5, 12)
  expect(luck.off[1]?.[0]).toBeCloseTo(-1.5, 12)
  expect(luck).toMatchObject({ throws: 3, exact: true })
})
