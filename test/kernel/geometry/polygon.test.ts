import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { corners } from '#kernel/geometry/box.ts'
import { containsPoint } from '#kernel/geometry/gap.ts'
import { area, clip, overlapArea, polygonsOverlap } from '#kernel/geometry/polygon.ts'
import {
  rectangleBox,
  rectangleCentre,
  rectangleContains,
  rectangleHolds,
  rectanglePolygon,
} from '#kernel/geometry/rectangle.ts'
import { base, box, INCH, point, quarter, shifted, standing, turnedBox } from './arbitrary.ts'

const SQUARE_INCH = INCH * INCH
const TRIANGLE = [
  { x: 0, y: 0 },
  { x: 10, y: 0 },
  { x: 0, y: 10 },
]

describe('areas', () => {
  test('of a triangle, either way round', () => {
    expect(area(TRIANGLE)).toBe(50)
    expect(area([...TRIANGLE].reverse())).toBe(50)
    expect(area([])).toBe(0)
  })

  test('of a sheaf square on a base', () => {
    const sheaf = corners(standing(0, 0, 0, 1, 1))
    expect(overlapArea(sheaf, corners(standing(0, 0)))).toBe(SQUARE_INCH)
    expect(overlapArea(sheaf, corners(standing(1, 0)))).toBe(SQUARE_INCH / 2)
    expect(overlapArea(sheaf, corners(standing(1.25, 0.5)))).toBe(SQUARE_INCH / 8)
    expect(overlapArea(sheaf, corners(standing(2, 0)))).toBe(0)
  })

  test('of a square turned by an eighth on the same square are those of an octagon', () => {
    const square = corners(standing(0, 0, 0, 1, 1))
    const askew = corners(standing(0, 0, 4500, 1, 1))
    expect(overlapArea(square, askew) / SQUARE_INCH).toBeCloseTo(2 * Math.SQRT2 - 2, 3)
  })

  test('in common are symmetric, and never more than either', () => {
    fc.assert(
      fc.property(base, base, (a, b) => {
        const [p, q] = [corners(a), corners(b)]
        const shared = overlapArea(p, q)
        expect(overlapArea(q, p) / SQUARE_INCH).toBeCloseTo(shared / SQUARE_INCH, 9)
        expect(overlapArea(p, [...q].reverse()) / SQUARE_INCH).toBeCloseTo(shared / SQUARE_INCH, 9)
        expect(shared).toBeLessThanOrEqual(Math.min(area(p), area(q)) * (1 + 1e-9))
      }),
    )
  })

  test('in common turn and shift with the table', () => {
    fc.assert(
      fc.property(base, base, quarter, point(99_999), (a, b, quarters, by) => {
        const inches = overlapArea(corners(a), corners(b)) / SQUARE_INCH
        const turned = overlapArea(corners(turnedBox(a, quarters)), corners(turnedBox(b, quarters)))
        const moved = overlapArea(corners(shifted(a, by)), corners(shifted(b, by)))
        expect(turned / SQUARE_INCH).toBeCloseTo(inches, 9)
        expect(moved / SQUARE_INCH).toBeCloseTo(inches, 9)
      }),
    )
  })

  test('in common are as large as counting cells says', () => {
    fc.assert(
      fc.property(box(20), box(20), (a, b) => {
        let cells = 0
        for (let x = -75; x < 75; x++)
          for (let y = -75; y < 75; y++) {
            const middle = { x: x + 0.5, y: y + 0.5 }
            if (containsPoint(a, middle) && containsPoint(b, middle)) cells++
          }
        // Only cells on the outline can be miscounted.
        const outline = 2 * (Math.min(a.width, b.width) + Math.min(a.depth, b.depth))
        const shared = overlapArea(corners(a), corners(b))
        expect(Math.abs(cells - shared)).toBeLessThanOrEqual(outline + 4)
      }),
      { numRuns: 50 },
    )
  })
})

describe('clipping', () => {
  test('keeps the part inside', () => {
    const square = rectanglePolygon({ x1: 0, y1: 0, x2: 5, y2: 5 })
    expect(area(clip(TRIANGLE, square))).toBe(25)
    expect(clip(TRIANGLE, rectanglePolygon({ x1: 20, y1: 0, x2: 25, y2: 5 }))).toEqual([])
  })

  test('a polygon by itself keeps all of it', () => {
    fc.assert(
      fc.property(base, (b) => {
        expect(area(clip(corners(b), corners(b)))).toBe(area(corners(b)))
      }),
    )
  })
})

describe('polygons', () => {
  test('that touch do not overlap', () => {
    const square = rectanglePolygon({ x1: 5, y1: 5, x2: 9, y2: 9 })
    expect(polygonsOverlap(TRIANGLE, square)).toBe(false)
    expect(polygonsOverlap(TRIANGLE, rectanglePolygon({ x1: 5, y1: 4, x2: 9, y2: 9 }))).toBe(true)
  })

  test('without area overlap nothing', () => {
    expect(polygonsOverlap(TRIANGLE, TRIANGLE.slice(0, 2))).toBe(false)
  })
})

describe('rectangles', () => {
  const wood = { x1: 635, y1: 0, x2: 2540, y2: 5081 }

  test('the edge counts as inside', () => {
    expect(rectangleContains(wood, { x: 635, y: 5081 })).toBe(true)
    expect(rectangleContains(wood, { x: 634, y: 100 })).toBe(false)
    expect(rectangleContains(wood, { x: 700, y: 5082 })).toBe(false)
  })

  test('centre, and the same corners as a box', () => {
    expect(rectangleCentre(wood)).toEqual({ x: 1588, y: 2541 })
    expect(corners(rectangleBox(wood))).toEqual(rectanglePolygon(wood))
  })

  test('hold a base that lies wholly inside', () => {
    const field = { x1: 0, y1: 0, x2: 4 * INCH, y2: 4 * INCH }
    expect(rectangleHolds(field, standing(1, 0.5))).toBe(true)
    expect(rectangleHolds(field, standing(0.75, 0.5))).toBe(false)
  })
})
