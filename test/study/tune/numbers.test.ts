import { expect, test } from 'vitest'
import { numbersIn, withNumbers } from '#study/tune/numbers.ts'

const THRESHOLDS = { fear: 0.7, move: { zone: 3.6, exits: [9, 6] } }

test('every number of judgement is found by where it stands', () => {
  expect([...numbersIn(THRESHOLDS)]).toEqual([
    ['fear', 0.7],
    ['move.zone', 3.6],
    ['move.exits.0', 9],
    ['move.exits.1', 6],
  ])
})

test('some are changed, and the thresholds they came from stay as they are', () => {
  const changed = withNumbers(THRESHOLDS, new Map([['move.exits.1', 4]]))
  expect(changed).toEqual({ fear: 0.7, move: { zone: 3.6, exits: [9, 4] } })
  expect(THRESHOLDS.move.exits).toEqual([9, 6])
})
