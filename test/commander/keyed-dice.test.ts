import { expect, test } from 'vitest'
import { keyedDice } from '#commander/lookahead/keyed-dice.ts'

const thrown = (seed: number, before: readonly string[], times = 6): readonly number[] => {
  const { dice, heed } = keyedDice(seed)
  for (const unit of before) {
    heed(3, 'a', { kind: 'fire', ...{ unit } })
    dice.d(6, 'fire')
  }
  heed(3, 'a', { kind: 'fire', ...{ unit: 'first' } })
  return Array.from({ length: times }, () => dice.d(6, 'fire'))
}

test('an order finds the same dice whatever was thrown before it', () => {
  expect(thrown(7, ['second', 'third'])).toEqual(thrown(7, []))
})

test('the same order given again finds others, and so does another seed', () => {
  expect(thrown(7, ['first'])).not.toEqual(thrown(7, []))
  expect(thrown(8, [])).not.toEqual(thrown(7, []))
})

test('they are fair', () => {
  const faces = [0, 0, 0, 0, 0, 0]
  for (let seed = 0; seed < 1000; seed++)
    for (const face of thrown(seed, [])) faces[face - 1] = (faces[face - 1] ?? 0) + 1
  for (const count of faces) expect(Math.abs(count - 1000)).toBeLessThan(130)
})
