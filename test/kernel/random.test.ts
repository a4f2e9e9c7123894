import { expect, test } from 'vitest'
import { fair, sfc32 } from '#kernel/chance/random.ts'
import { seededDice } from '#kernel/chance/rolled.ts'

// Computed with the reference implementation in C.
const GOLDEN: readonly (readonly [seed: number, drawn: readonly number[]])[] = [
  [0, [1363572419, 145230303, 808754475, 4216505632, 947923937, 2491578854]],
  [1, [2012149540, 1872316204, 1707632675, 1779833415, 2026416846, 1661539736]],
  [1914, [1855093132, 3523531621, 2867443943, 1435732240, 2963180526, 4139395464]],
  [Number.MAX_SAFE_INTEGER, [3268402823, 2602357022, 3266425223, 182731693, 1903088272, 1586958750]],
]

test.each(GOLDEN)('seed %d draws the golden numbers', (seed, drawn) => {
  const random = sfc32(seed)
  expect(drawn.map(() => random())).toEqual(drawn)
})

test('a draw that would favour the low faces is thrown again', () => {
  const draws = [2 ** 32 - 1, 2 ** 32 - 4, 7]
  expect(fair(() => draws.shift() ?? 0, 6)).toBe(1)
  expect(draws).toEqual([])
})

test('every face of a seeded die turns up as often as it should', () => {
  const dice = seededDice(1916)
  const counts = new Map<number, number>()
  const throws = 60_000
  for (let i = 0; i < throws; i++) {
    const face = dice.d(6, '')
    counts.set(face, (counts.get(face) ?? 0) + 1)
  }
  expect([...counts.keys()].sort()).toEqual([1, 2, 3, 4, 5, 6])
  const expected = throws / 6
  const chiSquare = [...counts.values()].reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0)
  expect(chiSquare).toBeLessThan(20.5)
})
