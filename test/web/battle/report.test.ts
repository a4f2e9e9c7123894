import { expect, test } from 'vitest'
import { luckMaker } from '#study/luck.ts'
import { measureOf } from '#study/measure.ts'
import { decidedByDice } from '#study/report/after-action.ts'
import { apart, axisMarks } from '#web/battle/report/scale.ts'
import { weighed } from '#web/battle/report/weighed.ts'
import { reel } from '../../study/reels.ts'
import { storedBattle } from './fought.ts'

const whole = reel(storedBattle())
const weigh = luckMaker({ game: whole.ruleset.game, measure: measureOf(whole.ruleset, whole.sides) })
const throws = [...decidedByDice(whole)].map(weigh)

test('weighed in slices it comes to the same, and it can be called off', async () => {
  const kept = new AbortController()
  expect(await weighed(whole, () => {}, kept.signal)).toEqual(throws)
  const off = new AbortController()
  off.abort()
  expect(await weighed(whole, () => {}, off.signal)).toBeUndefined()
})

test('axes are marked in round steps that hold every value', () => {
  expect(axisMarks(0, 18)).toEqual([0, 5, 10, 15, 20])
  expect(axisMarks(0, 1)).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1])
  expect(axisMarks(-3, 7)).toEqual([-4, -2, 0, 2, 4, 6, 8])
  expect(axisMarks(0, 0)).toEqual([0, 0.2])
})

test('names at the ends of lines are pushed apart', () => {
  expect(apart([10, 12], 16)).toEqual([10, 26])
  expect(apart([50, 10], 16)).toEqual([50, 10])
  expect(apart([10, 10], 16)).toEqual([10, 26])
})
