import { expect, test } from 'vitest'
import { type Pair, tallied } from '#study/arena/pairs.ts'

const WON: Pair = [1, 1]
const LOST: Pair = [0, 0]
const SPLIT: Pair = [1, 0]
/** Won and drawn. */
const BETTER: Pair = [0.5, 1]
const WORSE: Pair = [0, 0.5]

const times = (count: number, pair: Pair): readonly Pair[] => Array.from({ length: count }, () => pair)
const rounded = (figures: readonly number[]): readonly number[] =>
  figures.map((figure) => Number(figure.toFixed(3)))

test('battles are counted, and draws are half', () => {
  expect(tallied([WON, SPLIT, BETTER, LOST])).toMatchObject({
    battles: 8,
    wins: 4,
    draws: 1,
    losses: 3,
    share: 4.5 / 8,
  })
})

test('where whole seeds are won or lost it is the sign test', () => {
  expect(tallied(times(10, WON)).p).toBeCloseTo(2 / 1024, 12)
  expect(tallied([...times(8, WON), ...times(2, LOST)]).p).toBeCloseTo(112 / 1024, 12)
  // 60 of 100 coins: 0.0569 to either side.
  expect(tallied([...times(60, WON), ...times(40, LOST)]).p).toBeCloseTo(0.0569, 4)
})

test('seeds that favour neither say nothing', () => {
  expect(tallied(times(20, SPLIT))).toMatchObject({ share: 0.5, p: 1 })
  expect(tallied([...times(10, WON), ...times(50, SPLIT)]).p).toBeCloseTo(2 / 1024, 12)
})

test('half a lead counts half: all ways the signs can fall', () => {
  // ±1 ±1 ±1 ±2 comes to 5 or -5 in 2 of 16 ways.
  expect(tallied([BETTER, BETTER, BETTER, WON]).p).toBeCloseTo(2 / 16, 12)
  // ±2 ±1 ±1 comes to 2 or more to either side in 6 of 8.
  expect(tallied([WON, BETTER, WORSE]).p).toBeCloseTo(6 / 8, 12)
  expect(tallied([LOST, BETTER, WORSE]).p).toBeCloseTo(6 / 8, 12)
})

test('the interval is that of Agresti and Coull where seeds are won or lost', () => {
  expect(rounded(tallied(times(10, WON)).interval)).toEqual([0.674, 1])
  expect(rounded(tallied([...times(60, WON), ...times(40, LOST)]).interval)).toEqual([0.502, 0.69])
})

test('seats that decide the battle make the interval narrow, not the players unequal', () => {
  const [low, high] = tallied(times(100, SPLIT)).interval
  expect(high - low).toBeLessThan(0.05)
  const [lowest, highest] = tallied([...times(50, WON), ...times(50, LOST)]).interval
  expect(highest - lowest).toBeGreaterThan(0.19)
})

test('a single battle and many thousands', () => {
  expect(tallied([[1]])).toMatchObject({ battles: 1, share: 1, p: 1 })
  const { p, interval } = tallied([...times(60_000, BETTER), ...times(59_000, WORSE), ...times(5000, WON)])
  expect(p).toBeGreaterThan(0)
  expect(p).toBeLessThan(1e-30)
  expect(interval[1] - interval[0]).toBeLessThan(0.01)
})
