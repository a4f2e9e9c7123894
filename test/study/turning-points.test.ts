import { expect, test } from 'vitest'
import { turningPoints } from '../../src/study/turning-points.ts'

const inTurn = (turn: number, count: number): number[] => Array(count).fill(turn)

test('the largest swings are told in the order in which they happened', () => {
  const leads = [0, 0, 4, 4, 4, 4, 4, -2, -2, -2, -2, -1]
  expect(turningPoints(leads, inTurn(1, 12))).toEqual([
    { from: 2, to: 2, turn: 1, swing: 4 },
    { from: 7, to: 7, turn: 1, swing: -6 },
  ])
})

test('losses that follow each other closely are one swing, but not across turns or the other way', () => {
  const leads = [0, 2, 2, 4, 6, 3, 5]
  expect(turningPoints(leads, [0, 1, 1, 1, 2, 2, 2])).toEqual([
    { from: 1, to: 3, turn: 1, swing: 4 },
    { from: 4, to: 4, turn: 2, swing: 2 },
    { from: 5, to: 5, turn: 2, swing: -3 },
    { from: 6, to: 6, turn: 2, swing: 2 },
  ])
})

test('no more are told than asked for, and none where nothing changes', () => {
  expect(turningPoints([0, 3, 3, 3, 3, 8], inTurn(1, 6), 1)).toEqual([{ from: 5, to: 5, turn: 1, swing: 5 }])
  expect(turningPoints([0, 0, 0], inTurn(1, 3))).toEqual([])
})
