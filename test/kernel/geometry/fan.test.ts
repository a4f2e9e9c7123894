import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { angleOff, direction } from '#kernel/geometry/angle.ts'
import { type Box, frontEdge } from '#kernel/geometry/box.ts'
import {
  fanContains,
  fanOf,
  fanTouches,
  fanTouchesBox,
  nearestInFan,
  offFront,
  rangeInArc,
} from '#kernel/geometry/fan.ts'
import { gapToPoint } from '#kernel/geometry/gap.ts'
import { cross, dot, minus, type Point } from '#kernel/geometry/point.ts'
import { distanceToSegment } from '#kernel/geometry/segment.ts'
import {
  base,
  disc,
  edgePoints,
  heading,
  INCH,
  point,
  quarter,
  shifted,
  standing,
  strewn,
  turnedBox,
  turnedPoint,
} from './arbitrary.ts'

const RANGE = 6 * INCH
/** Its front edge runs from (-1, 0) to (1, 0). */
const FIRER = standing(0, -0.5)
const FAN = fanOf(FIRER, RANGE)
const inches = (x: number, y: number): Point => ({ x: Math.round(x * INCH), y: Math.round(y * INCH) })

describe('the beaten zone', () => {
  test('reaches exactly its range straight ahead', () => {
    expect(fanContains(FAN, inches(0, 6))).toBe(true)
    expect(fanContains(FAN, inches(1, 6))).toBe(true)
    expect(fanContains(FAN, { x: 0, y: RANGE + 1 })).toBe(false)
  })

  test('begins at the front edge', () => {
    expect(fanContains(FAN, inches(0, 0))).toBe(true)
    expect(fanContains(FAN, inches(-1, 0))).toBe(true)
    expect(fanContains(FAN, { x: 0, y: -1 })).toBe(false)
  })

  test('splays by exactly half a right angle at both corners', () => {
    expect(fanContains(FAN, inches(4, 3))).toBe(true)
    expect(fanContains(FAN, inches(-4, 3))).toBe(true)
    expect(fanContains(FAN, { x: 4 * INCH + 1, y: 3 * INCH })).toBe(false)
    expect(fanContains(FAN, { x: -4 * INCH - 1, y: 3 * INCH })).toBe(false)
  })

  test('is round at its far corners', () => {
    // 3.6 across and 4.8 ahead of the corner are 6 away.
    expect(fanContains(FAN, inches(4.6, 4.8))).toBe(true)
    expect(fanContains(FAN, { x: 4.6 * INCH, y: 4.8 * INCH + 1 })).toBe(false)
    expect(fanContains(FAN, inches(-4.6, 4.8))).toBe(true)
  })

  test('touches a base whose nearest edge is at its limit', () => {
    expect(fanTouchesBox(FAN, standing(0, 6.5))).toBe(true)
    expect(fanTouchesBox(FAN, shifted(standing(0, 6.5), { x: 0, y: 1 }))).toBe(false)
    expect(fanTouchesBox(FAN, standing(5, 3.5))).toBe(true)
    expect(fanTouchesBox(FAN, standing(5, 2.5))).toBe(true)
    expect(fanTouchesBox(FAN, shifted(standing(5, 2.5), { x: 1, y: 0 }))).toBe(false)
  })

  test('touches a long strip across it that has no corner in it', () => {
    expect(fanTouchesBox(FAN, standing(0, 4, 0, 40, 1))).toBe(true)
    expect(nearestInFan(FAN, standing(0, 4, 0, 40, 1))?.y).toBe(3.5 * INCH)
    expect(fanTouchesBox(FAN, standing(3, 4, 9000, 40, 1))).toBe(true)
    expect(nearestInFan(FAN, standing(3, 4, 9000, 40, 1))).toEqual(inches(2.5, 1.5))
  })

  test('does not touch what stands behind or abreast', () => {
    expect(fanTouchesBox(FAN, standing(0, -3))).toBe(false)
    expect(fanTouchesBox(FAN, standing(2.1, -0.5))).toBe(false)
    expect(nearestInFan(FAN, standing(0, -3))).toBeUndefined()
  })

  test('touches what touches the front edge or its ends', () => {
    expect(fanTouchesBox(FAN, standing(0, 0.5))).toBe(true)
    expect(fanTouchesBox(FAN, standing(2, 0.5))).toBe(true)
    expect(nearestInFan(FAN, standing(2, 0.5))).toEqual(inches(1, 0))
  })

  test('may be wider or narrower', () => {
    expect(fanContains(fanOf(FIRER, RANGE, 0), inches(1, 3))).toBe(true)
    expect(fanContains(fanOf(FIRER, RANGE, 0), { x: INCH + 1, y: 3 * INCH })).toBe(false)
    expect(fanContains(fanOf(FIRER, RANGE, 9000), inches(7, 0))).toBe(true)
    expect(fanContains(fanOf(FIRER, RANGE, 9000), { x: 7 * INCH, y: -1 })).toBe(false)
  })
})

/** The zone by its definition, in floating point; `slack` widens it (or narrows it, below 0). */
const inZone = (firer: Box, p: Point, slack: number): boolean => {
  const [left, right] = frontEdge(firer)
  const edge = minus(right, left)
  const length = Math.sqrt(dot(edge, edge))
  const forward = cross(edge, minus(p, left)) / length
  const across = dot(edge, minus(p, left)) / length
  const aside = across < 0 ? -across : Math.max(0, across - length)
  return forward >= -slack && aside <= forward + slack && distanceToSegment(p, left, right) <= RANGE + slack
}

const long = fc.record({
  centre: point(9 * INCH),
  heading,
  width: fc.constantFrom(INCH, 2 * INCH, 30 * INCH),
  depth: fc.constantFrom(INCH, INCH / 2),
})

describe('the beaten zone in general', () => {
  test('is what its definition says, point by point', () => {
    fc.assert(
      fc.property(base, point(15 * INCH), (firer, p) => {
        const answer = fanContains(fanOf(firer, RANGE), p)
        if (inZone(firer, p, -0.001)) expect(answer).toBe(true)
        if (!inZone(firer, p, 0.001)) expect(answer).toBe(false)
      }),
      { numRuns: 2000 },
    )
  })

  test('touches a box if any of many points of it lies inside', () => {
    fc.assert(
      fc.property(base, long, (firer, target) => {
        const fan = fanOf(firer, RANGE)
        const answer = fanTouchesBox(fan, target)
        const points = strewn(target, 24)
        if (points.some((p) => inZone(firer, p, -0.001))) expect(answer).toBe(true)
        // Nothing lies farther from a strewn point than half the diagonal of its mesh.
        const mesh = (target.width + target.depth) / 24
        if (answer) expect(points.some((p) => inZone(firer, p, 1.5 * mesh))).toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  test('the nearest place lies in the zone and in the box, and none strewn in both is nearer', () => {
    fc.assert(
      fc.property(base, long, (firer, target) => {
        const fan = fanOf(firer, RANGE)
        const nearest = nearestInFan(fan, target)
        expect(nearest !== undefined).toBe(fanTouchesBox(fan, target))
        if (nearest === undefined) return
        expect(inZone(firer, nearest, 2)).toBe(true)
        expect(gapToPoint(target, nearest)).toBeLessThan(1)
        const range = distanceToSegment(nearest, fan.left, fan.right)
        expect(Math.abs(rangeInArc(firer, target) - range)).toBeLessThan(1)
        for (const p of strewn(target, 12))
          if (inZone(firer, p, -0.001))
            expect(distanceToSegment(p, fan.left, fan.right)).toBeGreaterThan(range - 1)
      }),
    )
  })

  test('turns and shifts with the table', () => {
    fc.assert(
      fc.property(base, long, quarter, point(99_999), (firer, target, quarters, by) => {
        const answer = fanTouchesBox(fanOf(firer, RANGE), target)
        expect(fanTouchesBox(fanOf(turnedBox(firer, quarters), RANGE), turnedBox(target, quarters))).toBe(
          answer,
        )
        expect(fanTouchesBox(fanOf(shifted(firer, by), RANGE), shifted(target, by))).toBe(answer)
        expect(
          fanContains(fanOf(turnedBox(firer, quarters), RANGE), turnedPoint(target.centre, quarters)),
        ).toBe(fanContains(fanOf(firer, RANGE), target.centre))
      }),
    )
  })
})

describe('the angle off the front', () => {
  test('is 0 for anything straight ahead', () => {
    expect(offFront(FIRER, standing(0, 40))).toBe(0)
    expect(offFront(FIRER, standing(2, 3))).toBe(0)
    expect(offFront(FIRER, standing(0, 3, 0, 40, 1))).toBe(0)
  })

  test('is taken at the nearer front corner to the part closest to straight ahead', () => {
    // The near front corner of the target stands 3 across and 3 ahead of the firer's corner.
    expect(offFront(FIRER, standing(5, 2.5))).toBe(4500)
    expect(offFront(FIRER, standing(-5, 2.5))).toBe(4500)
    expect(offFront(FIRER, shifted(standing(5, 2.5), { x: 1, y: 0 }))).toBeGreaterThan(4500)
    expect(offFront(FIRER, standing(5, 6.5))).toBeCloseTo((Math.atan2(3, 7) * 18000) / Math.PI, 8)
  })

  test('is a right angle abreast and more behind', () => {
    expect(offFront(FIRER, standing(5, -0.5))).toBe(9000)
    // Its part closest to straight ahead is 3 across and 2 behind the corner.
    expect(offFront(FIRER, standing(3, -2.5))).toBeCloseTo((Math.atan2(3, -2) * 18000) / Math.PI, 8)
    expect(offFront(FIRER, standing(0, -9))).toBeGreaterThan(16000)
  })

  test('and the range say the same as the zone', () => {
    fc.assert(
      fc.property(base, base, (firer, target) => {
        const angle = offFront(firer, target)
        const range = rangeInArc(firer, target)
        fc.pre(Math.abs(angle - 4500) > 0.1 && Math.abs(range - RANGE) > 0.1)
        expect(fanTouchesBox(fanOf(firer, RANGE), target)).toBe(angle <= 4500 && range <= RANGE)
      }),
      { numRuns: 1000 },
    )
  })

  test('is no more than that of any strewn point', () => {
    fc.assert(
      fc.property(base, base, (firer, target) => {
        const exact = offFront(firer, target)
        const [left, right] = frontEdge(firer)
        const { x, y } = direction(firer.heading)
        const corner = gapToPoint(target, left) <= gapToPoint(target, right) ? left : right
        for (const p of strewn(target, 8)) {
          const from = minus(p, corner)
          expect(exact).toBeLessThanOrEqual(angleOff(from.x * y - from.y * x, from.x * x + from.y * y) + 5)
        }
      }),
    )
  })
})

describe('a round base', () => {
  test('is in the fan when a point of it is', () => {
    fc.assert(
      fc.property(disc, (target) => {
        const fan = fanOf(FIRER, RANGE)
        const near = [0.2, 0.4, 0.6, 0.8, 1].flatMap((part) =>
          edgePoints({ ...target, radius: target.radius * part }, 16),
        )
        if ([target.centre, ...near].some((p) => fanContains(fan, p))) {
          expect(fanTouches(fan, target)).toBe(true)
        }
        const wider = edgePoints({ ...target, radius: target.radius + 10 }, 100)
        if (fanTouches(fan, target) && !fanContains(fan, target.centre)) {
          expect(wider.some((p) => fanContains(fan, p))).toBe(true)
        }
      }),
    )
    const ahead = { centre: { x: 0, y: RANGE + 1000 }, heading: 0, radius: 1000 }
    expect(fanTouches(fanOf(FIRER, RANGE), ahead)).toBe(true)
    expect(fanTouches(fanOf(FIRER, RANGE), { ...ahead, radius: 999 })).toBe(false)
  })
})

describe('the range', () => {
  test('runs from the front edge to the nearest part in the arc', () => {
    expect(rangeInArc(FIRER, standing(0, 6.5))).toBe(RANGE)
    // The arc cuts this one 1.5 ahead of the corner and as far aside.
    expect(rangeInArc(FIRER, standing(3, 0, 9000, 12, 1))).toBeCloseTo(1.5 * Math.SQRT2 * INCH, 6)
  })

  test('runs to the nearest part if none is in the arc', () => {
    expect(rangeInArc(FIRER, standing(0, -3))).toBe(2.5 * INCH)
    expect(rangeInArc(FIRER, standing(5, -0.5))).toBe(3 * INCH)
  })

  test('is 0 in contact', () => {
    expect(rangeInArc(FIRER, standing(0, 0.5))).toBe(0)
    expect(rangeInArc(FIRER, standing(2, 0.5))).toBe(0)
  })
})
