import { expect, test } from 'vitest'
import { whyWords } from '#commander/weighed-words.ts'

const HOLD = { kind: 'hold' }
const ADVANCE = { kind: 'advance' }
const decision = (...options: readonly number[]) => ({
  order: HOLD,
  why: 'Keeps the farm.',
  weighed: {
    continuations: 24,
    options: options.map((share, i) => ({ order: i === 0 ? HOLD : ADVANCE, why: '', share })),
  },
})

test('a decision that was thought through says so in figures, with what was left for it', () => {
  expect(whyWords(decision(0.606, 0.44), ({ kind }) => `${kind} now`)).toBe(
    'Keeps the farm. 24 continuations thought through: this won 61 %, ‘advance now’ 44 %.',
  )
})

test('orders that are called alike, or nothing at all', () => {
  const words = 'Keeps the farm. 24 continuations thought through: this won 61 %, the next best 44 %.'
  expect(whyWords(decision(0.61, 0.44), () => 'Give this order')).toBe(words)
  expect(whyWords(decision(0.61, 0.44))).toBe(words)
})

test('where there was one order only, or no thought', () => {
  expect(whyWords(decision(0.61))).toBe('Keeps the farm. 24 continuations thought through: this won 61 %.')
  expect(whyWords({ order: HOLD, why: 'Keeps the farm.' })).toBe('Keeps the farm.')
})

test('what did better by chance alone is said not to have come out clearly better', () => {
  expect(whyWords(decision(0.6, 0.62))).toMatch(
    /this won 60 %, the next best 62 %, which did not come out clearly better\.$/,
  )
})
