import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Box,
  corners,
  edgesTouched,
  frontCentre,
  frontEdge,
  whollyBehind,
} from '#kernel/geometry/box.ts'
import { containsPoint, gap, gapToPoint, overlaps, wholly, within } from '#kernel/geometry/gap.ts'
import { distance, type Point, side } from '#kernel/geometry/point.ts'
import { overlapArea, polygonsOverlap } from '#kernel/geometry/polygon.ts'
import {
  base,
  box,
  INCH,
  point,
  quarter,
  shifted,
  standing,
  strewn,
  turnedBox,
  turnedPoint,
} from './arbitrary.ts'

const AT = { x: 1000, y: 2000 }

const strictlyInside = (b: Box, p: Point): boolean => {
  const [a, c, d, e] = corners(b)
  return side(a, c, p) < 0 && side(c, d, p) < 0 && side(d, e, p) < 0 && side(e, a, p) < 0
}

describe('corners', () => {
  test('of a base looking north', () => {
    expect(corners({ centre: AT, heading: 0, width: 400, depth: 200 })).toEqual([
      { x: 800, y: 2100 },
      { x: 1200, y: 2100 },
      { x: 1200, y: 1900 },
      { x: 800, y: 1900 },
    ])
  })

  test('of a base looking east', () => {
    expect(corners({ centre: AT, heading: 9000, width: 400, depth: 200 })).toEqual([
      { x: 1100, y: 2200 },
      { x: 1100, y: 1800 },
      { x: 900, y: 1800 },
      { x: 900, y: 2200 },
    ])
  })

  test('of a base standing askew are whole', () => {
    expect(corners({ centre: AT, heading: 3000, width: 400, depth: 200 })).toEqual([
      { x: 877, y: 2187 },
      { x: 1223, y: 1987 },
      { x: 1123, y: 1813 },
      { x: 777, y: 2013 },
    ])
  })

  test('the front lies between the first two', () => {
    const b: Box = { centre: AT, heading: 18000, width: 400, depth: 200 }
    expect(frontEdge(b)).toEqual([
      { x: 1200, y: 1900 },
      { x: 800, y: 1900 },
    ])
    expect(frontCentre(b)).toEqual({ x: 1000, y: 1900 })
  })

  test('turn and shift with the base', () => {
    fc.assert(
      fc.property(base, quarter, point(99_999), (b, quarters, by) => {
        expect(corners(turnedBox(b, quarters))).toEqual(corners(b).map((p) => turnedPoint(p, quarters)))
        expect(corners(shifted(b, by))).toEqual(corners(b).map((p) => ({ x: p.x + by.x, y: p.y + by.y })))
      }),
    )
  })
})

describe('points in a box', () => {
  test('the edge counts', () => {
    const b: Box = { centre: AT, heading: 9000, width: 400, depth: 200 }
    expect(containsPoint(b, { x: 1100, y: 2200 })).toBe(true)
    expect(containsPoint(b, { x: 1100, y: 2000 })).toBe(true)
    expect(containsPoint(b, { x: 1101, y: 2000 })).toBe(false)
    expect(containsPoint(b, { x: 1000, y: 2201 })).toBe(false)
  })

  test('a point is in exactly if it is left of no edge', () => {
    fc.assert(
      fc.property(box(20), point(60), (b, p) => {
        const [a, c, d, e] = corners(b)
        const inside = side(a, c, p) <= 0 && side(c, d, p) <= 0 && side(d, e, p) <= 0 && side(e, a, p) <= 0
        expect(containsPoint(b, p)).toBe(inside)
      }),
    )
  })

  test('the gap to a point', () => {
    const b = standing(0, 0)
    expect(gapToPoint(b, { x: 0, y: 0 })).toBe(0)
    expect(gapToPoint(b, { x: INCH, y: INCH / 2 })).toBe(0)
    expect(gapToPoint(b, { x: 0, y: 3 * INCH })).toBe(2.5 * INCH)
    expect(gapToPoint(b, { x: INCH + 300, y: INCH / 2 + 400 })).toBe(500)
  })
})

describe('overlapping', () => {
  test('touching sides and corners do not overlap', () => {
    expect(overlaps(standing(0, 0), standing(2, 0))).toBe(false)
    expect(overlaps(standing(0, 0), standing(2, 1))).toBe(false)
    expect(overlaps(standing(0, 0), shifted(standing(2, 0), { x: -1, y: 0 }))).toBe(true)
    expect(overlaps(standing(0, 0), shifted(standing(2, 1), { x: -1, y: -1 }))).toBe(true)
  })

  test('a box overlaps itself, one inside it, and one across it', () => {
    expect(overlaps(standing(0, 0), standing(0, 0))).toBe(true)
    expect(overlaps(standing(0, 0), standing(0, 0, 0, 0.2, 0.2))).toBe(true)
    expect(overlaps(standing(0, 0, 0, 6, 1), standing(0, 0, 9000, 6, 1))).toBe(true)
  })

  test('a corner pointing at a side', () => {
    const tip: Box = { centre: { x: 0, y: 0 }, heading: 4500, width: 2000, depth: 2000 }
    expect(corners(tip)[1]).toEqual({ x: 1414, y: 0 })
    const wall = (x: number): Box => ({ centre: { x, y: 0 }, heading: 0, width: 100, depth: 9000 })
    expect(overlaps(tip, wall(1464))).toBe(false)
    expect(gap(tip, wall(1464))).toBe(0)
    expect(overlaps(tip, wall(1463))).toBe(true)
    expect(gap(tip, wall(1465))).toBe(1)
  })

  test('agrees with the edges of the corners, with the common area and with points strewn over both', () => {
    fc.assert(
      fc.property(box(20), box(20), (a, b) => {
        const answer = overlaps(a, b)
        expect(answer).toBe(overlaps(b, a))
        expect(answer).toBe(polygonsOverlap(corners(a), corners(b)))
        expect(overlapArea(corners(a), corners(b)) > 1e-9).toBe(answer)
        if (strewn(a, 16).some((p) => strictlyInside(a, p) && strictlyInside(b, p))) expect(answer).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })

  test('turns and shifts with the table', () => {
    fc.assert(
      fc.property(base, base, quarter, point(99_999), (a, b, quarters, by) => {
        expect(overlaps(turnedBox(a, quarters), turnedBox(b, quarters))).toBe(overlaps(a, b))
        expect(overlaps(shifted(a, by), shifted(b, by))).toBe(overlaps(a, b))
      }),
    )
  })
})

describe('gaps', () => {
  test('run between nearest edges', () => {
    expect(gap(standing(0, 0), standing(0, 3))).toBe(2 * INCH)
    expect(gap(standing(0, 0), standing(5, 0))).toBe(3 * INCH)
    expect(gap(standing(0, 0), standing(5, 5))).toBe(5 * INCH)
    expect(gap(standing(0, 0), standing(1, 0))).toBe(0)
  })

  test('are those of the nearest of many points', () => {
    fc.assert(
      fc.property(box(20), box(20), (a, b) => {
        const exact = gap(a, b)
        let sampled = Number.POSITIVE_INFINITY
        const other = strewn(b, 16)
        for (const p of strewn(a, 16)) for (const q of other) sampled = Math.min(sampled, distance(p, q))
        expect(exact).toBeLessThanOrEqual(sampled + 1e-9)
        expect(sampled - exact).toBeLessThan(5)
        expect(exact === 0 || !overlaps(a, b)).toBe(true)
      }),
    )
  })

  test('are symmetric, turn and shift with the table', () => {
    fc.assert(
      fc.property(base, base, quarter, point(99_999), (a, b, quarters, by) => {
        const exact = gap(a, b)
        expect(gap(b, a)).toBe(exact)
        expect(gap(turnedBox(a, quarters), turnedBox(b, quarters))).toBe(exact)
        expect(gap(shifted(a, by), shifted(b, by))).toBe(exact)
        expect(within(a, b, 6 * INCH)).toBe(exact <= 6 * INCH)
        expect(within(a, b, exact)).toBe(true)
      }),
    )
  })
})

describe('how boxes lie to each other', () => {
  test('wholly inside', () => {
    const trench = standing(0, 0, 0, 10, 1)
    expect(wholly(trench, standing(4, 0))).toBe(true)
    expect(wholly(trench, shifted(standing(4, 0), { x: 1, y: 0 }))).toBe(false)
    expect(wholly(trench, standing(0, 0, 9000))).toBe(false)
  })

  test('wholly behind the rear edge', () => {
    const b = standing(0, 0, 9000)
    expect(whollyBehind(b, standing(-1.5, 3))).toBe(true)
    expect(whollyBehind(b, shifted(standing(-1.5, 3), { x: 1, y: 0 }))).toBe(false)
    expect(whollyBehind(b, standing(3, 0))).toBe(false)
  })

  test('edges in contact', () => {
    const b = standing(0, 0)
    expect(edgesTouched(b, standing(0, 1, 0, 1), 0)).toEqual(['front'])
    expect(edgesTouched(b, standing(1.25, 0, 0, 0.5, 0.5), 0)).toEqual(['right'])
    expect(edgesTouched(b, standing(0, -1, 0, 1), 0)).toEqual(['rear'])
    expect(edgesTouched(b, standing(-1.25, 0, 0, 0.5, 0.5), 0)).toEqual(['left'])
  })

  test('a corner in contact belongs to both its edges', () => {
    const b = standing(0, 0)
    expect(edgesTouched(b, standing(2, 1), 0)).toEqual(['front', 'right'])
    expect(edgesTouched(b, standing(0.5, 1), 0)).toEqual(['front', 'right'])
    expect(edgesTouched(b, standing(0, 1), 0)).toEqual(['front', 'right', 'left'])
  })

  test('contact is as close as one says', () => {
    const b = standing(0, 0)
    const ahead = (by: number) => shifted(standing(0, 1, 0, 1), { x: 0, y: by })
    expect(edgesTouched(b, ahead(25), 25)).toEqual(['front'])
    expect(edgesTouched(b, ahead(26), 25)).toEqual([])
  })

  test('an edge is in contact exactly if the boxes are', () => {
    fc.assert(
      fc.property(box(20), box(20), fc.nat(9), (a, b, most) => {
        fc.pre(!overlaps(a, b))
        expect(edgesTouched(a, b, most).length > 0).toBe(gap(a, b) <= most)
      }),
    )
  })
})
