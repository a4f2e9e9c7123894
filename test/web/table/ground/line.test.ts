import { expect, test } from 'vitest'
import {
  along,
  beltRing,
  beside,
  type Line,
  lengthOf,
  rounded,
  stepsAt,
  swayed,
} from '#web/table/ground/shapes/line.ts'
import { distanceTo } from '#web/table/ground/shapes/shape.ts'

const BENT: Line = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 100, y: 80 },
  { x: 160, y: 140 },
]

test('a rounded line keeps its ends and strays no farther than it may', () => {
  const soft = rounded(BENT, 3)
  expect([soft[0], soft.at(-1)]).toEqual([BENT[0], BENT.at(-1)])
  expect(soft.length).toBeGreaterThan(BENT.length)
  for (const point of soft) expect(distanceTo(BENT, point)).toBeLessThanOrEqual(3.001)
  for (const corner of BENT) expect(distanceTo(soft, corner)).toBeLessThanOrEqual(3.001)
})

test('a ring is rounded at its first corner too', () => {
  const square: Line = [
    { x: 0, y: 0 },
    { x: 50, y: 0 },
    { x: 50, y: 50 },
    { x: 0, y: 50 },
  ]
  const soft = rounded(square, 2, true)
  for (const corner of square) expect(soft).not.toContainEqual(corner)
  for (const corner of square) expect(distanceTo([...soft, ...soft.slice(0, 1)], corner)).toBeLessThan(2.001)
})

test('steps lie on the line at their distances, the last one at its end', () => {
  const length = lengthOf(BENT)
  const steps = stepsAt(BENT, [0, 40, 130, length])
  expect(steps).toHaveLength(4)
  expect(steps[1]).toEqual({ x: 40, y: 0, dx: 1, dy: 0 })
  expect(steps[2]).toEqual({ x: 100, y: 30, dx: 0, dy: 1 })
  expect(steps[3]?.x).toBeCloseTo(160)
  expect(stepsAt(BENT, [length + 1])).toEqual([])
})

test('marks stand at equal distances, half a pitch from the beginning', () => {
  const marks: number[] = []
  along(BENT.slice(0, 2), 20, (x) => marks.push(x))
  expect(marks).toEqual([10, 30, 50, 70, 90])
})

test('a line beside another keeps its distance, round bends as well', () => {
  for (const off of [-12, 12])
    for (const point of beside(BENT, off)) expect(distanceTo(BENT, point)).toBeGreaterThanOrEqual(11.999)
  // To the right of its direction where y grows downwards.
  expect(beside(BENT, 12)[0]).toEqual({ x: 0, y: 12 })
})

test('a belt has its edges half its width away, and ends as it is told to', () => {
  const ring = beltRing(BENT, 20)
  expect(ring).toHaveLength(2 * BENT.length)
  expect([ring[0], ring.at(-1)]).toEqual([
    { x: 0, y: 10 },
    { x: 0, y: -10 },
  ])
  const straight = BENT.slice(0, 2)
  const reach = (ends: 'flush' | 'square' | 'round') => {
    const xs = beltRing(straight, 20, ends).map(({ x }) => x)
    return [Math.min(...xs), Math.max(...xs)].map((x) => Math.round(x) + 0)
  }
  expect([reach('flush'), reach('square'), reach('round')]).toEqual([
    [0, 100],
    [-10, 110],
    [-10, 110],
  ])
  for (const corner of beltRing(straight, 20, 'round')) expect(distanceTo(straight, corner)).toBeCloseTo(10)
})

test('what sways keeps its ends and its bounds', () => {
  const straight = BENT.slice(0, 2)
  const line = swayed(straight, 25, 4, () => 0.5)
  expect(line[0]).toEqual({ x: 0, y: 0 })
  expect(line.at(-1)?.x).toBeCloseTo(100)
  for (const { y } of line) expect(Math.abs(y)).toBeLessThanOrEqual(4)
  expect(line.some(({ y }) => y > 1) && line.some(({ y }) => y < -1)).toBe(true)
})
