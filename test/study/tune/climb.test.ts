import { expect, test } from 'vitest'
import { sfc32 } from '#kernel/chance/random.ts'
import { type Climbed, climb } from '#study/tune/climb.ts'
import type { Numbers } from '#study/tune/numbers.ts'

const FROM: Numbers = new Map([
  ['courage', 1],
  ['caution', -2],
  ['colour', 5],
])

/** Courage is best at 2, caution at -1, and the colour of the tunics does not matter. */
const worth = (numbers: Numbers): number =>
  -((2 - (numbers.get('courage') ?? 0)) ** 2) - (-1 - (numbers.get('caution') ?? 0)) ** 2

const after = (trials: number, seed: number): Numbers => {
  const climbing = climb({ from: FROM, step: 0.05, random: sfc32(seed) }, (one, other) =>
    Math.sign(worth(one) - worth(other)),
  )
  let climbed: Climbed = { trials: 0, numbers: FROM }
  while (climbed.trials < trials) climbed = climbing.next().value
  return climbed.numbers
}

test('what matters goes to where it wins, and the rest stays about where it is', () => {
  const numbers = after(800, 1914)
  expect(numbers.get('courage')).toBeCloseTo(2, 0)
  expect(numbers.get('caution')).toBeCloseTo(-1, 0)
  expect(Math.abs((numbers.get('colour') ?? 0) - 5)).toBeLessThan(4)
  expect(worth(numbers)).toBeGreaterThan(-0.5)
})

test('the same chance climbs the same way', () => {
  expect(after(50, 7)).toEqual(after(50, 7))
  expect(after(50, 7)).not.toEqual(after(50, 8))
})

test('a number never comes to mean the opposite', () => {
  const climbing = climb(
    { from: new Map([['fear', 0.5]]), step: 5, random: sfc32(1) },
    (one, other) => (other.get('fear') ?? 0) - (one.get('fear') ?? 0),
  )
  for (let i = 0; i < 50; i++) expect(climbing.next().value.numbers.get('fear')).toBeGreaterThanOrEqual(0)
})
