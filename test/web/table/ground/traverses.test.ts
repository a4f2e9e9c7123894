import { describe, expect, test } from 'vitest'
import { type Line, lengthOf } from '#web/table/ground/shapes/line.ts'
import { distanceTo } from '#web/table/ground/shapes/shape.ts'
import { traverses, zigzag } from '#web/table/ground/shapes/traverses.ts'

const STRAIGHT: Line = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
]
const BENT: Line = [
  { x: 0, y: 0 },
  { x: 60, y: 10 },
  { x: 110, y: -20 },
]
const DUG = { bay: 14, traverse: 8, depth: 6 }

describe('a fire trench', () => {
  test('has bays before and traverses behind its line, a bay at both ends', () => {
    const line = traverses(STRAIGHT, DUG)
    expect(line[0]).toEqual({ x: 0, y: -3 })
    expect(line.at(-1)?.x).toBeCloseTo(100)
    expect(line.at(-1)?.y).toBe(-3)
    // Two corners for each bay and each traverse, by turns.
    expect(line.map(({ y }) => y)).toEqual(
      Array.from({ length: line.length / 2 }, (_, i) => (i % 2 === 0 ? [-3, -3] : [3, 3])).flat(),
    )
  })

  test('fits whole bays into any length', () => {
    for (const length of [5, 30, 47.3, 123]) {
      const line = traverses([STRAIGHT[0] ?? { x: 0, y: 0 }, { x: length, y: 0 }], DUG)
      expect(line.at(-1)?.x).toBeCloseTo(length)
      expect((line.length / 2) % 2).toBe(1)
    }
  })

  test('bends with its line', () => {
    const line = traverses(BENT, DUG)
    for (const corner of line) expect(distanceTo(BENT, corner)).toBeLessThan(3.001)
    expect(lengthOf(line)).toBeGreaterThan(lengthOf(BENT))
  })
})

test('a communication trench turns to and fro between its ends', () => {
  const line = zigzag(STRAIGHT, 10, 2)
  expect(line[0]).toEqual({ x: 0, y: 0 })
  expect(line.at(-1)?.x).toBeCloseTo(100)
  expect(line.slice(1, -1).map(({ y }) => y)).toEqual([-2, 2, -2, 2, -2, 2, -2, 2, -2])
})
