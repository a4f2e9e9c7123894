import { expect, test } from 'vitest'
import { type Stand, turningPoints } from '../../src/study/turning-points.ts'

/** Leads after each order; an order that leaves something half done has its lead in a list. */
const stands = (...leads: readonly (number | readonly [number])[]): Stand[] =>
  leads.map((lead) => ({
    lead: typeof lead === 'number' ? lead : lead[0],
    turn: 1,
    isQuiet: typeof lead === 'number',
  }))

test('the largest swings are told in the order in which they happened', () => {
  expect(turningPoints(stands(0, 0, 4, 4, -2, -2, -1))).toEqual([
    { from: 2, to: 2, turn: 1, swing: 4 },
    { from: 4, to: 4, turn: 1, swing: -6 },
  ])
})

test('an action of several orders is one swing, whatever went on within it', () => {
  expect(turningPoints(stands(0, [5], [9], 2, 2, [1], 4))).toEqual([
    { from: 1, to: 3, turn: 1, swing: 2 },
    { from: 5, to: 6, turn: 1, swing: 2 },
  ])
})

test('an action that the end of the battle cut short counts as far as it went', () => {
  expect(turningPoints(stands(0, 0, [3]))).toEqual([{ from: 2, to: 2, turn: 1, swing: 3 }])
})

test('no more are told than asked for, and none where nothing changes', () => {
  expect(turningPoints(stands(0, 3, 3, 8), 1)).toEqual([{ from: 3, to: 3, turn: 1, swing: 5 }])
  expect(turningPoints(stands(0, 0, 0))).toEqual([])
})
