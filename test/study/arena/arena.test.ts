import { expect, test } from 'vitest'
import { arenaResult, arenaSeries } from '#study/arena/arena.ts'
import { stopwatch } from '#study/arena/stopwatch.ts'
import { fightSome } from '#study/simulate.ts'
import { TOY } from '../../kernel/toy-game.ts'
import { TOY_RULESET } from '../toy-ruleset.ts'

const GROUNDS = TOY.scenarios.slice(0, 1).map((scenario) => ({ ruleset: 'toy', scenario }))
const TERMS = { rivals: ['commander', 'random'], options: {}, seed: 1914, battles: 20 } as const

/** Fights the series here, in lots of so many battles. */
const fought = (
  terms: Omit<typeof TERMS, 'rivals' | 'battles'> & { rivals: readonly [string, string]; battles: number },
  lot: number,
) => {
  const series = arenaSeries(GROUNDS, terms).map((one) => {
    const { watch, read } = stopwatch(undefined)
    const battles = Array.from({ length: Math.ceil(one.battles / lot) }, (_, i) => {
      const some = fightSome(TOY_RULESET, one, i * lot, Math.min(one.battles, (i + 1) * lot), watch)
      if (!some.ok) throw new Error(some.error.message)
      return some.value
    })
    return { fought: battles.flat(), times: [read()] }
  })
  return arenaResult(GROUNDS, series)
}

test('both players sit in both seats, on the same seeds', () => {
  const [named, swapped] = arenaSeries(GROUNDS, TERMS)
  expect(named).toMatchObject({ players: ['commander', 'random'], battles: 10, seed: 1914 })
  expect(swapped).toMatchObject({ players: ['random', 'commander'], battles: 10, seed: 1914 })
})

test('whoever is named first, the battles are the same', () => {
  const { all } = fought(TERMS, 10)
  const turned = fought({ ...TERMS, rivals: ['random', 'commander'] }, 3).all
  expect(all.battles).toBe(20)
  expect(all.share).not.toBe(0.5)
  expect(turned.share).toBeCloseTo(1 - all.share, 12)
  expect(turned.p).toBeCloseTo(all.p, 12)
  expect([turned.wins, turned.losses]).toEqual([all.losses, all.wins])
})

test('against itself nobody is better', () => {
  expect(fought({ ...TERMS, rivals: ['random', 'random'] }, 10).all).toMatchObject({ share: 0.5, p: 1 })
})

test('an odd number ends with a seed that is fought once', () => {
  expect(fought({ ...TERMS, battles: 7 }, 10).all.battles).toBe(7)
})

test('every decision is timed, for the player who took it', () => {
  const { times } = fought(TERMS, 10)
  expect(times.a.elapsed.count).toBeGreaterThan(20)
  expect(times.b.elapsed.count).toBeGreaterThan(20)
  expect(times.a.processor.count).toBe(0)
})
