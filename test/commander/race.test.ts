import { describe, expect, test } from 'vitest'
import { race } from '#commander/lookahead/race.ts'
import { sfc32 } from '#kernel/chance/random.ts'

/** What a race over so many trials has spent. */
const over =
  (budget: number) =>
  (trials: number): number =>
    trials / budget

/** The luck of a world, from 0 to 1. */
const luckOf = (world: number, which = 0): number => sfc32(world * 31 + which)() / 2 ** 32

describe('a race of candidates', () => {
  test('goes to the better one, though luck counts far more than what is done', () => {
    const worth = [0.3, 0.33, 0.28]
    const raced = race(3, (which, world) => (worth[which] ?? 0) + luckOf(world) / 2, {
      spent: over(40),
      doubt: 1.5,
    })
    expect(raced.best).toBe(1)
    expect(raced.means[1]).toBeGreaterThan(raced.means[0] ?? 1)
  })

  test('goes to the first where nothing makes a difference, after a few trials', () => {
    const raced = race(4, (_, world) => luckOf(world), { spent: over(1000), doubt: 1.5 })
    expect(raced).toMatchObject({ best: 0, trials: 16 })
  })

  test('goes to the first where another is better only by chance', () => {
    const left = Array.from({ length: 200 }, (_, number) =>
      race(2, (which, world) => luckOf(number * 1000 + world, which), {
        spent: over(40),
        doubt: 2,
      }),
    ).filter(({ best }) => best !== 0)
    expect(left.length).toBeLessThan(12)
  })

  test('drops the hopeless early and spends what is left on the others', () => {
    const tries = [0, 0, 0, 0]
    race(
      4,
      (which, world) => {
        tries[which] = (tries[which] ?? 0) + 1
        return (which > 1 ? -1 : which / 4) + luckOf(world, which)
      },
      { spent: over(100), doubt: 1.5 },
    )
    const [first = 0, second = 0, third = 0, fourth = 0] = tries
    expect(third).toBe(4)
    expect(fourth).toBe(4)
    expect(second).toBeGreaterThan(third)
    expect(first + second + third + fourth).toBeLessThanOrEqual(100)
  })

  test('spends no more than it may, whatever a trial costs', () => {
    for (const cost of [0.9, 7, 13, 40]) {
      const { trials } = race(8, (which, world) => luckOf(world, which), {
        spent: (trials) => (trials * cost) / 1000,
        doubt: 0.5,
      })
      expect(trials * cost).toBeLessThanOrEqual(1000)
      expect(trials).toBeGreaterThan(8)
    }
  })

  test('lets fewer run where trials are dear, so that those can be tried often', () => {
    const { means, trials } = race(8, (which, world) => which / 50 + luckOf(world, which), {
      spent: over(20),
      doubt: 0,
    })
    expect(means.filter((mean) => mean !== undefined)).toHaveLength(3)
    expect(trials).toBeGreaterThan(15)
  })

  test('gives up a rival who could only be level in the end', () => {
    const gains = [0.18, -0.2, 0.1, 0.02, -0.3, 0.25, -0.1, 0.05]
    const tryOut = (which: number, world: number): number => (which ? (gains[world % 8] ?? 0) : 0)
    expect(race(2, tryOut, { spent: over(400), doubt: 0 }).trials).toBeGreaterThan(390)
    expect(race(2, tryOut, { spent: over(400), doubt: 2 })).toMatchObject({ best: 0 })
    expect(race(2, tryOut, { spent: over(400), doubt: 2 }).trials).toBeLessThan(390)
  })

  test('stops when time is up, and then goes by what it has found', () => {
    const timely = (trials: number): number => (trials < 12 ? trials / 1000 : Number.POSITIVE_INFINITY)
    const raced = race(3, (which, world) => which + luckOf(world, which) / 9, { spent: timely, doubt: 1 })
    expect(raced).toMatchObject({ best: 2, trials: 12 })
  })

  test('without time goes to the first', () => {
    const late = race(2, () => 1, { spent: () => Number.POSITIVE_INFINITY, doubt: 1.5 })
    expect(late).toEqual({ best: 0, trials: 0, means: [undefined, undefined] })
    expect(race(2, (which) => which, { spent: over(1), doubt: 0 })).toMatchObject({ best: 0, trials: 1 })
  })
})
