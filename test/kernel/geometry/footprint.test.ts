import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { liesBetween } from '#kernel/geometry/between.ts'
import {
  boundsOfFootprint,
  breadthAcross,
  depthAlong,
  keptOnTable,
  whollyOnTable,
} from '#kernel/geometry/bounds.ts'
import { discFront } from '#kernel/geometry/disc.ts'
import {
  type Disc,
  type Footprint,
  farApart,
  farFrom,
  reach,
  standingAt,
} from '#kernel/geometry/footprint.ts'
import { containsPoint, frontOf, gap, gapToPoint, overlaps, wholly, within } from '#kernel/geometry/gap.ts'
import { distance, type Point } from '#kernel/geometry/point.ts'
import { rectangleContains } from '#kernel/geometry/rectangle.ts'
import { disc, edgePoints, footprint, heading, INCH, point, standing } from './arbitrary.ts'

const round = (x: number, y: number, radius: number): Disc => ({ centre: { x, y }, heading: 0, radius })

/** The least distance between points strewn on both edges. */
const measured = (a: Footprint, b: Footprint): number => {
  let least = Number.POSITIVE_INFINITY
  for (const p of edgePoints(a, 40)) least = Math.min(least, gapToPoint(b, p))
  return least
}

describe('two footprints', () => {
  test('of which one or both are round', () => {
    expect(gap(round(0, 0, 1000), round(3000, 4000, 1500))).toBe(2500)
    expect(gap(round(0, 0, 1000), round(2000, 0, 1000))).toBe(0)
    expect(overlaps(round(0, 0, 1000), round(2000, 0, 1000))).toBe(false)
    expect(overlaps(round(0, 0, 1000), round(1999, 0, 1000))).toBe(true)
    const box = { centre: { x: 0, y: 0 }, heading: 0, width: 3000, depth: 1500 }
    expect(gap(box, round(0, 3750, 1000))).toBe(2000)
    expect(gap(box, round(1500 + 1200, 750 + 1600, 1000))).toBe(1000)
    expect(overlaps(box, round(0, 1750, 1000))).toBe(false)
    expect(overlaps(box, round(0, 1749, 1000))).toBe(true)
    expect(overlaps(round(0, 0, 100), box)).toBe(true)
  })

  test('have the gap that points on their edges measure', () => {
    fc.assert(
      fc.property(footprint, footprint, (a, b) => {
        if (overlaps(a, b)) {
          expect(gap(a, b)).toBe(0)
          return
        }
        expect(gap(a, b)).toBeCloseTo(gap(b, a), 6)
        const found = measured(a, b)
        expect(found).toBeGreaterThan(gap(a, b) - 1e-6)
        expect(found).toBeLessThan(gap(a, b) + INCH / 10)
      }),
    )
  })

  test('that are far apart by the quick test have a wider gap', () => {
    fc.assert(
      fc.property(footprint, footprint, fc.nat(4 * INCH), (a, b, by) => {
        if (farApart(a, b, by)) expect(gap(a, b)).toBeGreaterThan(by)
        expect(within(a, b, by)).toBe(gap(a, b) <= by)
        if (farFrom(a, b.centre, by)) expect(gapToPoint(a, b.centre)).toBeGreaterThan(by)
      }),
    )
  })

  test('one wholly in the other has all of its edge there', () => {
    const big = fc.oneof(
      fc.record({
        centre: point(2 * INCH),
        heading,
        width: fc.constant(6 * INCH),
        depth: fc.constant(5 * INCH),
      }),
      fc.record({ centre: point(2 * INCH), heading, radius: fc.constant(4 * INCH) }),
    )
    fc.assert(
      fc.property(big, footprint, (area, f) => {
        const all = edgePoints(f, 12)
        if (wholly(area, f)) expect(all.every((p) => gapToPoint(area, p) < 1e-3)).toBe(true)
        else expect(all.some((p) => gapToPoint(area, p) > 0) || measured(area, f) < 60).toBe(true)
      }),
    )
  })

  test('stand elsewhere with nothing but their ground', () => {
    const named = { ...round(1, 2, 3), id: 'a' }
    expect(standingAt(named, { x: 5, y: 6 }, 9000)).toEqual({
      centre: { x: 5, y: 6 },
      heading: 9000,
      radius: 3,
    })
  })
})

describe('a footprint', () => {
  test('holds a point that is nowhere from it', () => {
    fc.assert(
      fc.property(footprint, point(7 * INCH), (f, p) => {
        expect(containsPoint(f, p)).toBe(gapToPoint(f, p) === 0)
      }),
    )
  })

  test('lies in its bounds and within its reach', () => {
    fc.assert(
      fc.property(footprint, (f) => {
        const bounds = boundsOfFootprint(f)
        for (const p of edgePoints(f, 9)) {
          const { x1, y1, x2, y2 } = bounds
          expect(rectangleContains({ x1: x1 - 1e-6, y1: y1 - 1e-6, x2: x2 + 1e-6, y2: y2 + 1e-6 }, p)).toBe(
            true,
          )
          expect(distance(f.centre, p)).toBeLessThanOrEqual(reach(f) + 1e-6)
        }
      }),
    )
  })

  test('is as deep and as broad as it is seen', () => {
    expect(depthAlong(standing(0, 0), 0)).toBe(INCH)
    expect(depthAlong(standing(0, 0), 9000)).toBe(2 * INCH)
    expect(breadthAcross(standing(0, 0), 0)).toBe(2 * INCH)
    expect(breadthAcross(round(0, 0, 700), 1234)).toBe(1400)
  })

  test('lies on the table when all of its edge does', () => {
    const table = { width: 8 * INCH, depth: 6 * INCH }
    fc.assert(
      fc.property(footprint, (f) => {
        const on = edgePoints(f, 24).every(
          ({ x, y }) => x >= -1e-6 && y >= -1e-6 && x <= table.width + 1e-6 && y <= table.depth + 1e-6,
        )
        expect(whollyOnTable(table, f)).toBe(on)
      }),
    )
    expect(keptOnTable(table, { x: -5, y: 7 * INCH }, INCH)).toEqual({ x: INCH, y: 5 * INCH })
  })

  test('that is round has the tangent at its foremost point for a front', () => {
    expect(discFront(round(0, 0, 1000))).toEqual([
      { x: -1000, y: 1000 },
      { x: 1000, y: 1000 },
    ])
    expect(frontOf({ ...round(0, 0, 1000), heading: 9000 })).toEqual([
      { x: 1000, y: 1000 },
      { x: 1000, y: -1000 },
    ])
  })

  test('lies between two places if a point of the line is well inside it', () => {
    const lies = (from: Point, to: Point, f: Footprint): boolean => {
      for (let i = 0; i <= 400; i++) {
        const p = { x: from.x + ((to.x - from.x) * i) / 400, y: from.y + ((to.y - from.y) * i) / 400 }
        if (containsPoint(f, p)) return true
      }
      return false
    }
    fc.assert(
      fc.property(point(8 * INCH), point(8 * INCH), disc, (from, to, f) => {
        if (lies(from, to, { ...f, radius: f.radius - 1 })) expect(liesBetween(from, to, f)).toBe(true)
        if (liesBetween(from, to, f)) expect(lies(from, to, { ...f, radius: f.radius + 60 })).toBe(true)
      }),
    )
    expect(liesBetween({ x: -5000, y: 1000 }, { x: 5000, y: 1000 }, round(0, 0, 1000))).toBe(false)
    expect(liesBetween({ x: -5000, y: 999 }, { x: 5000, y: 999 }, round(0, 0, 1000))).toBe(true)
  })
})
