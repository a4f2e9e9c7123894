import { expect, test } from 'vitest'
import { durationCounter, durationFigures, together } from '#study/arena/durations.ts'

const counted = (...all: readonly number[]) => {
  const counter = durationCounter()
  for (const ms of all) counter.add(ms)
  return counter.sum()
}
const HUNDRED = Array.from({ length: 100 }, (_, i) => i + 1)

test('median and 99 % to one part in a hundred, the longest exactly', () => {
  const { median, p99, max } = durationFigures(counted(...HUNDRED, 1234.5))
  expect(median / 51).toBeCloseTo(1, 1.5)
  expect(p99 / 100).toBeCloseTo(1, 1.5)
  expect(max).toBe(1234.5)
})

test('lots that are put together are as one', () => {
  const lots = [counted(...HUNDRED.slice(0, 30)), counted(), counted(...HUNDRED.slice(30))]
  expect(together(lots)).toEqual(counted(...HUNDRED))
})

test('what takes no time, and what never happened', () => {
  expect(durationFigures(counted(0, 0))).toEqual({ median: 0, p99: 0, max: 0 })
  expect(durationFigures(counted())).toEqual({ median: 0, p99: 0, max: 0 })
})
