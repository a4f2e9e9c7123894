import { expect, test } from 'vitest'
import { type Stand, swingsOf, type TurningPoint, turningPoints } from '#study/turning-points.ts'

/** Leads after each order; an order that leaves something half done has its lead in a list. */
const stands = (...leads: readonly (number | readonly [number])[]): Stand[] =>
  leads.map((lead) => ({
    lead: typeof lead === 'number' ? lead : lead[0],
    turn: 1,
    isQuiet: typeof lead === 'number',
  }))

const pointsIn = (all: readonly Stand[], most?: number): readonly TurningPoint[] =>
  turningPoints(swingsOf(all), () => ({}), most)

test('the largest swings are told in the order in which they happened', () => {
  expect(pointsIn(stands(0, 0, 4, 4, -2, -2, -1))).toEqual([
    { from: 2, to: 2, turn: 1, swing: 4 },
    { from: 4, to: 4, turn: 1, swing: -6 },
  ])
})

test('an action of several orders is one swing, whatever went on within it', () => {
  expect(pointsIn(stands(0, [5], [9], 2, 2, [1], 4))).toEqual([
    { from: 1, to: 3, turn: 1, swing: 2 },
    { from: 5, to: 6, turn: 1, swing: 2 },
  ])
})

test('an action that the end of the battle cut short counts as far as it went', () => {
  expect(pointsIn(stands(0, 0, [3]))).toEqual([{ from: 2, to: 2, turn: 1, swing: 3 }])
})

test('no more are told than asked for, and none where nothing changes', () => {
  expect(pointsIn(stands(0, 3, 3, 8), 1)).toEqual([{ from: 3, to: 3, turn: 1, swing: 5 }])
  expect(pointsIn(stands(0, 0, 0))).toEqual([])
})

test('a swing of which nothing can be told makes room for the next', () => {
  const told = ({ to }: TurningPoint) => (to === 2 ? undefined : { what: `order ${to}` })
  expect(turningPoints(swingsOf(stands(0, 0, 9, 7, 8)), told)).toEqual([
    { from: 3, to: 3, turn: 1, swing: -2, what: 'order 3' },
    { from: 4, to: 4, turn: 1, swing: 1, what: 'order 4' },
  ])
})
