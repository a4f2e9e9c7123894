import { expect, test } from 'vitest'
import type { Dice } from '#kernel/chance/dice.ts'
import { exactDice } from '#kernel/chance/exact.ts'
import { counted, summed } from '#kernel/chance/fold.ts'
import { ordinaryDice, seededDice } from '#kernel/chance/rolled.ts'

const chancesOf = (run: (dice: Dice) => unknown, limit = 1e6): Record<string, number> => {
  const { dice, walk } = exactDice()
  const found: Record<string, number> = {}
  walk(
    () => run(dice),
    (result, chance) => {
      const key = String(result)
      found[key] = (found[key] ?? 0) + chance
    },
    limit,
  )
  return found
}

test('one die has six even faces', () => {
  const chances = chancesOf((dice) => dice.d(6, ''))
  expect(Object.keys(chances)).toHaveLength(6)
  expect(chances['3']).toBeCloseTo(1 / 6, 15)
})

test('the average die shows 3 and 4 twice as often', () => {
  const chances = chancesOf((dice) => dice.d('average', ''))
  expect(chances['2']).toBeCloseTo(1 / 6, 15)
  expect(chances['3']).toBeCloseTo(2 / 6, 15)
})

test('a die thrown only after another falls right', () => {
  const chances = chancesOf((dice) => (dice.d(6, '') >= 5 ? dice.d(6, '') === 6 : 'miss'))
  expect(chances.miss).toBeCloseTo(4 / 6, 15)
  expect(chances.true).toBeCloseTo(2 / 36, 15)
})

test('a pool is the same as its dice thrown singly', () => {
  const HITS = [0, 0, 0, 0, 1, 2]
  const pooled = chancesOf((dice) => {
    const { score, every } = dice.pool(4, 6, HITS, '')
    return `${score} ${every}`
  })
  const singly = chancesOf((dice) => {
    const scores = [1, 2, 3, 4].map(() => HITS[dice.d(6, '') - 1] ?? 0)
    return `${scores.reduce((a, b) => a + b)} ${scores.every((score) => score > 0)}`
  })
  expect(Object.keys(pooled).sort()).toEqual(Object.keys(singly).sort())
  for (const [key, chance] of Object.entries(singly)) expect(pooled[key]).toBeCloseTo(chance, 13)
})

test('no dice score nothing', () => {
  expect(chancesOf((dice) => JSON.stringify(dice.pool(0, 6, [1, 1, 1, 1, 1, 1], '')))).toEqual({
    '{"score":0,"every":false}': 1,
  })
})

test('independent items are folded, and their list has the folded counts', () => {
  const fold = counted(['hit', 'miss'], (result: string) => result as 'hit' | 'miss')
  const chances = chancesOf(
    (dice) =>
      dice
        .each([5, 3, 6], (needed) => (dice.d(6, '') >= needed ? 'hit' : 'miss'), fold)
        .filter((result) => result === 'hit').length,
  )
  expect(chances['3']).toBeCloseTo((2 / 6) * (4 / 6) * (1 / 6), 14)
  expect(chances['0']).toBeCloseTo((4 / 6) * (2 / 6) * (5 / 6), 14)
})

test('thirty items stay few branches', () => {
  const chances = chancesOf((dice) => {
    const faces = dice.each(
      Array(30).fill(0),
      () => dice.d(6, ''),
      summed((face: number) => face),
    )
    return faces.reduce((a, b) => a + b) >= 105
  }, 5000)
  expect((chances.true ?? 0) + (chances.false ?? 0)).toBeCloseTo(1, 12)
  expect(chances.true).toBeGreaterThan(0.5)
})

test('an exchange throws for all before any answers, and its odds are those of each item alone', () => {
  const run = (dice: Dice, backwards: boolean) =>
    dice.exchange(
      [2, 3],
      (count) => dice.pool(count, 6, [0, 0, 0, 1, 1, 1], 'fire').score,
      (_count, thrown) => {
        const hits = thrown()
        return hits - dice.pool(hits, 6, [0, 0, 0, 0, 1, 1], 'save').score
      },
      summed((lost: number) => lost),
      backwards,
    )
  const asked: string[] = []
  const dice = ordinaryDice((_die, why) => {
    asked.push(why)
    return asked.length % 2 === 0 ? 6 : 4
  })
  expect(run(dice, false)).toEqual([2 - 1, 3 - 2])
  expect(asked.slice(0, 5)).toEqual(Array(5).fill('fire'))
  const chances = chancesOf((exact) => run(exact, true).reduce((a, b) => a + b))
  expect(chances['5']).toBeCloseTo((1 / 3) ** 5, 14)
})

test('a stage merges what later steps cannot tell apart', () => {
  let runs = 0
  chancesOf((dice) => {
    const high = dice.stage(
      () => dice.d(10, '') + dice.d(10, '') > 12,
      (result) => String(result),
    )
    runs++
    return high && dice.d(6, '') > 3
  })
  expect(runs).toBe(7)
})

test('dice thrown again while equal end in an even chance', () => {
  const chances = chancesOf((dice) => {
    const [a, b] = dice.rounds([0, 0], {
      over: ([a, b]) => a !== b,
      key: ([a, b]) => Math.sign((a ?? 0) - (b ?? 0)),
      round: () => [dice.d(6, ''), dice.d(6, '')],
    })
    return (a ?? 0) > (b ?? 0)
  })
  expect(chances.true).toBeCloseTo(0.5, 14)
  expect(chances.false).toBeCloseTo(0.5, 14)
})

test('a walk to ruin agrees with the theory', () => {
  const chances = chancesOf((dice) =>
    dice.rounds(3, {
      over: (purse) => purse === 0 || purse === 5,
      key: (purse) => purse,
      round: (purse) => purse + (dice.d(6, '') > 3 ? 1 : -1),
    }),
  )
  expect(chances['5']).toBeCloseTo(3 / 5, 12)
})

test('exact chances agree with many seeded rolls', () => {
  const run = (dice: Dice) => {
    const hits = dice.pool(6, 6, [0, 0, 0, 0, 1, 2], '').score
    return hits > 0 ? dice.pool(hits, 6, [0, 0, 0, 1, 1, 1], '').score : -1
  }
  const exact = chancesOf(run)
  const dice = seededDice(7)
  const counts: Record<string, number> = {}
  const throws = 100_000
  for (let i = 0; i < throws; i++) {
    const key = String(run(dice))
    counts[key] = (counts[key] ?? 0) + 1
  }
  for (const [key, chance] of Object.entries(exact)) {
    const error = Math.sqrt((chance * (1 - chance)) / throws)
    expect(Math.abs((counts[key] ?? 0) / throws - chance)).toBeLessThan(5 * error + 1e-9)
  }
})

test('too many branches are refused', () => {
  expect(() => chancesOf((dice) => [1, 2, 3, 4, 5].map(() => dice.d(10, '')).join(), 1000)).toThrow()
})
