import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { direction } from '../../../src/kernel/geometry/angle.ts'
import { rectangleContains } from '../../../src/kernel/geometry/rectangle.ts'
import {
  insideSpan,
  travelInsideArea,
  travelToEdge,
  travelToLine,
} from '../../../src/kernel/geometry/sweep.ts'
import { heading, INCH, point } from './arbitrary.ts'

const NORTH = 0
const EAST = 9000

describe('the path of a point', () => {
  const field = { x1: 0, y1: 0, x2: 10 * INCH, y2: 4 * INCH }

  test('inside an area', () => {
    expect(travelInsideArea({ x: INCH, y: INCH }, NORTH, 6 * INCH, field)).toBe(3 * INCH)
    expect(travelInsideArea({ x: INCH, y: -INCH }, NORTH, 6 * INCH, field)).toBe(4 * INCH)
    expect(travelInsideArea({ x: INCH, y: -INCH }, NORTH, 3 * INCH, field)).toBe(2 * INCH)
    expect(travelInsideArea({ x: -INCH, y: -INCH }, NORTH, 6 * INCH, field)).toBe(0)
    expect(travelInsideArea({ x: INCH, y: 5 * INCH }, NORTH, 6 * INCH, field)).toBe(0)
    expect(travelInsideArea({ x: -INCH, y: -INCH }, 4500, 99 * INCH, field)).toBeCloseTo(
      4 * Math.SQRT2 * INCH,
      6,
    )
  })

  test('inside an area is as long as its points say', () => {
    fc.assert(
      fc.property(point(20 * INCH), heading, fc.nat(12 * INCH), (from, h, most) => {
        let inside = 0
        for (let by = 5; by < most; by += 10) {
          const { x, y } = direction(h)
          if (rectangleContains(field, { x: from.x + by * x, y: from.y + by * y })) inside += 10
        }
        expect(Math.abs(travelInsideArea(from, h, most, field) - inside)).toBeLessThan(25)
      }),
    )
  })

  test('enters and leaves an area', () => {
    expect(insideSpan({ x: INCH, y: -INCH }, NORTH, field)).toEqual({ from: INCH, to: 5 * INCH })
    expect(insideSpan({ x: INCH, y: INCH }, NORTH, field)).toEqual({ from: -INCH, to: 3 * INCH })
    expect(insideSpan({ x: -1, y: 0 }, NORTH, field)).toBeUndefined()
  })

  test('reaches the edge of the table', () => {
    expect(travelToEdge({ x: INCH, y: INCH }, NORTH, field)).toBe(3 * INCH)
    expect(travelToEdge({ x: INCH, y: INCH }, 27000, field)).toBe(INCH)
    expect(travelToEdge({ x: INCH, y: 4 * INCH }, NORTH, field)).toBe(0)
  })

  test('reaches a line', () => {
    const through = { x: 7 * INCH, y: 5 * INCH }
    expect(travelToLine({ x: 0, y: 0 }, NORTH, through, EAST)).toBe(5 * INCH)
    expect(travelToLine({ x: 0, y: 0 }, 4500, through, EAST)).toBeCloseTo(5 * Math.SQRT2 * INCH, 6)
    expect(travelToLine({ x: 0, y: 5 * INCH }, NORTH, through, EAST)).toBe(0)
    expect(travelToLine({ x: 0, y: 6 * INCH }, NORTH, through, EAST)).toBeUndefined()
    expect(travelToLine({ x: 0, y: 0 }, EAST, through, EAST)).toBeUndefined()
    expect(travelToLine({ x: 0, y: 0 }, EAST, through, 18000)).toBe(7 * INCH)
  })
})
