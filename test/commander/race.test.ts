import { describe, expect, test } from 'vitest'
import { race } from '../../src/commander/lookahead/race.ts'
import { sfc32 } from '../../src/kernel/chance/random.ts'

const never = (): boolean => false

/** The luck of a world, from 0 to 1. */
const luckOf = (world: number, which = 0): number => sfc32(world * 31 + which)() / 2 ** 32

describe('a race of candidates', () => {
  test('goes to the better one, though luck counts far more than what is done', () => {
    const worth = [0.3, 0.33, 0.28]
    const raced = race(3, (which, world) => (worth[which] ?? 0) + luckOf(world) / 2, {
      budget: 40,
      doubt: 1.5,
      enough: never,
    })
    expect(raced.best).toBe(1)
    expect(raced.means[1]).toBeGreaterThan(raced.means[0] ?? 1)
  })

  test('goes to the first where nothing makes a difference, after a few trials', () => {
    const raced = race(4, (_, world) => luckOf(world), { budget: 1000, doubt: 1.5, enough: never })
    expect(raced).toMatchObject({ best: 0, trials: 16 })
  })

  test('goes to the first where another is better only by chance', () => {
    const left = Array.from({ length: 200 }, (_, number) =>
      race(2, (which, world) => luckOf(number * 1000 + world, which), {
        budget: 40,
        doubt: 2,
        enough: never,
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
        return (which > 1 ? -1 : 0) + luckOf(world, which)
      },
      { budget: 100, doubt: 1.5, enough: never },
    )
    const [first = 0, second = 0, third = 0, fourth = 0] = tries
    expect(third).toBe(4)
    expect(fourth).toBe(4)
    expect(second).toBeGreaterThan(third)
    expect(first + second + third + fourth).toBeLessThanOrEqual(100)
  })

  test('stops when time is up, and then has tried all alike', () => {
    let asked = 0
    const raced = race(3, (which) => which, { budget: 1000, doubt: 0, enough: () => ++asked > 4 })
    expect(raced.trials % 3).toBe(0)
    expect(raced.trials).toBeLessThan(20)
  })

  test('without time or budget goes to the first', () => {
    const one = { doubt: 1.5, enough: () => true, budget: 100 }
    expect(race(2, () => 1, one)).toEqual({ best: 0, trials: 0, means: [undefined, undefined] })
    expect(race(2, () => 1, { ...one, budget: 1, enough: never }).trials).toBe(0)
  })
})
