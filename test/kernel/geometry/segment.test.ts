import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { corners } from '#kernel/geometry/box.ts'
import { distance, side } from '#kernel/geometry/point.ts'
import { crossesBox, distanceToSegment, segmentsCross } from '#kernel/geometry/segment.ts'
import { box, INCH, point, quarter, standing, turnedBox, turnedPoint } from './arbitrary.ts'

const at = (x: number, y: number) => ({ x, y })

describe('two segments', () => {
  test('cross at an inner point of both', () => {
    expect(segmentsCross(at(0, 0), at(4, 4), at(0, 4), at(4, 0))).toBe(true)
    expect(segmentsCross(at(0, 0), at(1, 1), at(0, 4), at(4, 0))).toBe(false)
  })

  test('do not cross when they touch or lie on each other', () => {
    expect(segmentsCross(at(0, 0), at(4, 0), at(2, 0), at(2, 4))).toBe(false)
    expect(segmentsCross(at(0, 0), at(4, 0), at(4, 0), at(4, 4))).toBe(false)
    expect(segmentsCross(at(0, 0), at(4, 0), at(1, 0), at(9, 0))).toBe(false)
  })

  test('cross whichever way they are named', () => {
    fc.assert(
      fc.property(point(9), point(9), point(9), point(9), (a, b, c, d) => {
        const answer = segmentsCross(a, b, c, d)
        expect(segmentsCross(b, a, c, d)).toBe(answer)
        expect(segmentsCross(c, d, a, b)).toBe(answer)
      }),
    )
  })
})

describe('a line of fire', () => {
  const base = standing(0, 0)

  test('crosses a base it passes through, ends in or starts in', () => {
    expect(crossesBox(at(0, -5 * INCH), at(0, 5 * INCH), base)).toBe(true)
    expect(crossesBox(at(0, -5 * INCH), at(0, 0), base)).toBe(true)
    expect(crossesBox(at(10, 10), at(20, 20), base)).toBe(true)
    expect(crossesBox(at(0, 0), at(0, 0), base)).toBe(true)
  })

  test('does not cross a base it only touches', () => {
    expect(crossesBox(at(-5 * INCH, INCH / 2), at(5 * INCH, INCH / 2), base)).toBe(false)
    expect(crossesBox(at(-5 * INCH, INCH / 2 - 1), at(5 * INCH, INCH / 2 - 1), base)).toBe(true)
    expect(crossesBox(at(0, 5 * INCH), at(0, INCH / 2), base)).toBe(false)
    expect(crossesBox(at(INCH - 100, INCH / 2 + 100), at(INCH + 100, INCH / 2 - 100), base)).toBe(false)
    expect(crossesBox(at(INCH - 100, INCH / 2 + 100), at(INCH + 99, INCH / 2 - 100), base)).toBe(true)
  })

  test('does not cross a base beyond its end', () => {
    expect(crossesBox(at(0, 5 * INCH), at(0, INCH), base)).toBe(false)
  })

  test('crosses exactly if one of many points along it lies inside', () => {
    fc.assert(
      fc.property(point(40), point(40), box(16), (a, b, target) => {
        const [p, q, r, s] = corners(target)
        let inside = false
        for (let i = 0; i <= 2000; i++) {
          const on = at(a.x + ((b.x - a.x) * i) / 2000, a.y + ((b.y - a.y) * i) / 2000)
          const least = Math.max(side(p, q, on), side(q, r, on), side(r, s, on), side(s, p, on))
          if (least < -1e-6) inside = true
        }
        const answer = crossesBox(a, b, target)
        if (inside) expect(answer).toBe(true)
        // A crossing too short to be sampled cuts off less than a step from a corner.
        if (answer && !inside) {
          const nearest = Math.min(...[p, q, r, s].map((corner) => distanceToSegment(corner, a, b)))
          expect(nearest).toBeLessThan(1)
        }
      }),
      { numRuns: 500 },
    )
  })

  test('crosses a base whose edge it properly crosses', () => {
    fc.assert(
      fc.property(point(40), point(40), box(16), (a, b, target) => {
        const [p, q, r, s] = corners(target)
        const cut = [
          [p, q],
          [q, r],
          [r, s],
          [s, p],
        ] as const
        if (cut.some(([from, to]) => segmentsCross(a, b, from, to)))
          expect(crossesBox(a, b, target)).toBe(true)
        expect(crossesBox(b, a, target)).toBe(crossesBox(a, b, target))
      }),
    )
  })

  test('turns with the table', () => {
    fc.assert(
      fc.property(point(40), point(40), box(16), quarter, (a, b, target, quarters) => {
        expect(
          crossesBox(turnedPoint(a, quarters), turnedPoint(b, quarters), turnedBox(target, quarters)),
        ).toBe(crossesBox(a, b, target))
      }),
    )
  })
})

describe('the distance to a segment', () => {
  test('runs to its side or to its nearer end', () => {
    expect(distanceToSegment(at(3, 7), at(0, 0), at(10, 0))).toBe(7)
    expect(distanceToSegment(at(13, 4), at(0, 0), at(10, 0))).toBe(5)
    expect(distanceToSegment(at(-3, -4), at(0, 0), at(10, 0))).toBe(5)
    expect(distanceToSegment(at(3, 4), at(0, 0), at(0, 0))).toBe(5)
  })

  test('is the least of those to many of its points', () => {
    fc.assert(
      fc.property(point(40), point(40), point(40), (p, a, b) => {
        let sampled = Number.POSITIVE_INFINITY
        for (let i = 0; i <= 500; i++) {
          const on = at(a.x + ((b.x - a.x) * i) / 500, a.y + ((b.y - a.y) * i) / 500)
          sampled = Math.min(sampled, distance(p, on))
        }
        const exact = distanceToSegment(p, a, b)
        expect(exact).toBeLessThanOrEqual(sampled + 1e-9)
        expect(sampled - exact).toBeLessThan(0.2)
      }),
    )
  })
})
