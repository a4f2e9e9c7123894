import { expect, test } from 'vitest'
import { distribution, shareInterval } from '#study/distribution.ts'
import { commandersNamed, fightSome, type Series, studied } from '#study/simulate.ts'
import { TOY } from '../kernel/toy-game.ts'
import { TOY_RULESET } from './toy-ruleset.ts'

const SERIES: Series = {
  ruleset: 'toy',
  scenario: 'raid',
  players: ['random', 'commander'],
  options: {},
  seed: 1914,
  battles: 60,
}
const [RAID] = TOY.scenarios

const fought = (from: number, to: number, series = SERIES) => {
  const some = fightSome(TOY_RULESET, series, from, to)
  if (!some.ok) throw new Error(some.error.message)
  return some.value
}

test('a series is the same however it is divided', () => {
  expect([...fought(0, 7), ...fought(7, 8), ...fought(8, 60)]).toEqual(fought(0, 60))
})

test('another seed is another series', () => {
  expect(fought(0, 20, { ...SERIES, seed: 1915 })).not.toEqual(fought(0, 20))
})

test('a study counts wins, draws, ends, turns and losses', () => {
  if (!RAID) throw new Error('no scenario')
  const battles = fought(0, 60)
  const study = studied(RAID, battles)
  expect((study.wins.red ?? 0) + (study.wins.blue ?? 0) + study.draws).toBe(60)
  expect(study.wins.red).toBeGreaterThan(study.wins.blue ?? 0)
  expect(Object.values(study.reasons).reduce((sum, n) => sum + n, 0)).toBe(60)
  expect(Object.values(study.turns.histogram).reduce((sum, n) => sum + n, 0)).toBe(60)
  expect(study.losses.red?.mean).toBe(0)
  expect(study.losses.blue?.mean).toBeGreaterThan(1)
  expect(study.orders).toBe(battles.reduce((sum, { orders }) => sum + orders, 0))
})

test('players must be known, one for each side', () => {
  if (!RAID) throw new Error('no scenario')
  expect(commandersNamed(TOY_RULESET, RAID, ['random', 'commander']).ok).toBe(true)
  expect(commandersNamed(TOY_RULESET, RAID, ['random'])).toMatchObject({ error: { path: 'players' } })
  expect(commandersNamed(TOY_RULESET, RAID, ['random', 'toString'])).toMatchObject({
    error: {
      message: expect.stringMatching(/^There is no player "toString"; there is random, or recruit, /),
    },
  })
})

test('a distribution has its mean, bounds and histogram', () => {
  expect(distribution([3, 1, 2, 2])).toMatchObject({
    mean: 2,
    min: 1,
    max: 3,
    histogram: { 1: 1, 2: 2, 3: 1 },
  })
  const [low, high] = distribution([3, 1, 2, 2]).interval
  expect(high - 2).toBeCloseTo(0.8, 3)
  expect(2 - low).toBeCloseTo(0.8, 3)
})

test('nobody loses fewer men than none', () => {
  expect(distribution([0, 0, 0, 1]).interval[0]).toBe(0)
})

test('the interval of a share stays between 0 and 1', () => {
  const [low, high] = shareInterval(50, 100)
  expect([low, high].map((share) => Math.round(share * 1000))).toEqual([404, 596])
  expect(shareInterval(0, 10)[0]).toBe(0)
  expect(shareInterval(0, 10)[1]).toBeCloseTo(0.278, 3)
  expect(shareInterval(10, 10)[1]).toBe(1)
})
