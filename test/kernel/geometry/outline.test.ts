import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Outline, shapeOf, shapeOfFootprint, shapesTogether } from '#kernel/geometry/outline.ts'
import { distance, type Point } from '#kernel/geometry/point.ts'
import {
  crossesShape,
  lengthIn,
  shapeGap,
  shapeGapToPoint,
  shapeHolds,
  shapeHoldsWholly,
  shapeOverlaps,
  stretchesIn,
} from '#kernel/geometry/shape.ts'
import { joined } from '#kernel/geometry/span.ts'
import { edgePoints, footprint, INCH, point, strewn } from './arbitrary.ts'

const at = (x: number, y: number): Point => ({ x, y })

/** A wood with a hollow in its northern side. */
const WOOD: Outline = {
  shape: 'polygon',
  points: [
    at(0, 0),
    at(8000, 0),
    at(8000, 6000),
    at(6000, 6000),
    at(4000, 2000),
    at(2000, 6000),
    at(0, 6000),
  ],
}

const belt = (ends: 'round' | 'flush' | 'square', ...points: readonly Point[]): Outline => ({
  shape: 'belt',
  points,
  width: 2000,
  ends,
})

const outline: fc.Arbitrary<Outline> = fc.oneof(
  fc.constant(WOOD),
  fc
    .tuple(point(5000), fc.integer({ min: 500, max: 5000 }), fc.integer({ min: 500, max: 5000 }))
    .map(([{ x, y }, w, d]): Outline => ({ shape: 'rectangle', x1: x, y1: y, x2: x + w, y2: y + d })),
  fc.record({
    shape: fc.constant('circle' as const),
    centre: point(4000),
    radius: fc.integer({ min: 500, max: 4000 }),
  }),
  fc.record({
    shape: fc.constant('belt' as const),
    points: fc.array(point(9000), { minLength: 2, maxLength: 5 }),
    width: fc.integer({ min: 200, max: 3000 }),
    ends: fc.constantFrom('round' as const, 'flush' as const, 'square' as const),
  }),
)

const share = (a: Point, b: Point, part: number): Point =>
  at(a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part)

describe('a polygon', () => {
  const wood = shapeOf(WOOD)

  test('holds what is inside and on its edge, not what is in its hollow', () => {
    expect(shapeHolds(wood, at(1000, 5000))).toBe(true)
    expect(shapeHolds(wood, at(4000, 5000))).toBe(false)
    expect(shapeHolds(wood, at(4000, 2000))).toBe(true)
    expect(shapeHolds(wood, at(3000, 4000))).toBe(true)
    expect(shapeHolds(wood, at(-1, 3000))).toBe(false)
    expect(shapeGapToPoint(wood, at(-700, 3000))).toBe(700)
  })

  test('has two stretches of a line over its hollow', () => {
    expect(stretchesIn(wood, at(-1000, 4000), at(9000, 4000))).toEqual([
      { from: 1000, to: 4000 },
      { from: 6000, to: 9000 },
    ])
    expect(lengthIn(wood, at(-1000, 4000), at(9000, 4000))).toBe(6000)
  })

  test('is not crossed by what runs along an edge or touches a corner', () => {
    expect(crossesShape(wood, at(-1000, 0), at(9000, 0))).toBe(false)
    expect(stretchesIn(wood, at(-1000, 0), at(9000, 0))).toEqual([{ from: 1000, to: 9000 }])
    expect(crossesShape(wood, at(-1000, 1000), at(1000, -1000))).toBe(false)
    expect(crossesShape(wood, at(-1000, 1001), at(1000, -999))).toBe(true)
  })

  test('holds a base wholly only if the hollow does not cut into it', () => {
    const base = (x: number, y: number) => ({ centre: at(x, y), heading: 0, width: 3000, depth: 1000 })
    expect(shapeHoldsWholly(wood, base(4000, 1000))).toBe(true)
    expect(shapeHoldsWholly(wood, base(4000, 1500))).toBe(true)
    expect(shapeHoldsWholly(wood, base(4000, 1501))).toBe(false)
    expect(shapeHoldsWholly(wood, base(1500, 500))).toBe(true)
    expect(shapeHoldsWholly(wood, base(1499, 500))).toBe(false)
    expect(shapeOverlaps(wood, base(-1500, 500))).toBe(false)
    expect(shapeOverlaps(wood, base(-1499, 500))).toBe(true)
    expect(shapeGap(wood, base(-3000, 500))).toBe(1500)
  })
})

describe('a belt', () => {
  test('ends round, flush or square', () => {
    const [a, b] = [at(0, 0), at(10_000, 0)]
    for (const [ends, beyond, corner] of [
      ['round', true, false],
      ['flush', false, false],
      ['square', true, true],
    ] as const) {
      const shape = shapeOf(belt(ends, a, b))
      expect(shapeHolds(shape, at(-1000, 0))).toBe(beyond)
      expect(shapeHolds(shape, at(-1000, 1000))).toBe(corner)
      expect(shapeHolds(shape, at(0, 1000))).toBe(true)
      expect(shapeHolds(shape, at(5000, 1001))).toBe(false)
    }
  })

  test('is as wide where it bends', () => {
    const bent = shapeOf(belt('flush', at(0, 0), at(5000, 0), at(5000, 5000)))
    expect(shapeHolds(bent, at(5700, -700))).toBe(true)
    expect(shapeHolds(bent, at(5800, -800))).toBe(false)
    expect(shapeHolds(shapeOf(belt('square', at(0, 0), at(5000, 0), at(5000, 5000))), at(6000, -1000))).toBe(
      true,
    )
    expect(stretchesIn(bent, at(5000, -3000), at(5000, 8000))).toEqual([{ from: 2000, to: 8000 }])
  })

  test('with round ends holds all that is near its line', () => {
    const line = [at(0, 0), at(4000, 3000), at(9000, 1000)]
    const trench = shapeOf({ shape: 'belt', points: line, width: 2000, ends: 'round' })
    fc.assert(
      fc.property(point(10_000), (p) => {
        let near = Number.POSITIVE_INFINITY
        for (let i = 0; i < 2; i++)
          for (let j = 0; j <= 200; j++)
            near = Math.min(near, distance(p, share(line[i] ?? p, line[i + 1] ?? p, j / 200)))
        if (near < 1000) expect(shapeHolds(trench, p)).toBe(true)
        if (near > 1030) expect(shapeHolds(trench, p)).toBe(false)
      }),
    )
  })
})

describe('any ground', () => {
  test('has as long a stretch of a line as points along it say', () => {
    fc.assert(
      fc.property(outline, point(9000), point(9000), (drawn, a, b) => {
        const shape = shapeOf(drawn)
        const length = distance(a, b)
        const spans = stretchesIn(shape, a, b)
        for (let i = 0; i < 300; i++) {
          const far = (length * (i + 0.5)) / 300
          const inside = shapeHolds(shape, share(a, b, far / length))
          const stretch = spans.find(({ from, to }) => far > from - 0.01 && far < to + 0.01)
          const clear = spans.every(
            ({ from, to }) => Math.abs(far - from) > 0.01 && Math.abs(far - to) > 0.01,
          )
          if (clear) expect(stretch !== undefined).toBe(inside)
        }
        expect(crossesShape(shape, a, b)).toBe(crossesShape(shape, b, a))
      }),
    )
  })

  test('is overlapped by what has a point in it, and apart from what has none', () => {
    fc.assert(
      fc.property(outline, footprint, (drawn, f) => {
        const shape = shapeOf(drawn)
        const edge = edgePoints(f, 20)
        const inner = ('radius' in f ? edge : strewn(f, 12)).map((p) => share(f.centre, p, 0.98))
        if (inner.some((p) => shapeHolds(shape, p))) expect(shapeOverlaps(shape, f)).toBe(true)
        const near = shapeGap(shape, f)
        if (shapeOverlaps(shape, f)) expect(near).toBe(0)
        else for (const p of edge) expect(shapeGapToPoint(shape, p)).toBeGreaterThanOrEqual(near - 1e-6)
        if (shapeHoldsWholly(shape, f)) {
          for (const p of edge) expect(shapeGapToPoint(shape, p)).toBeLessThan(1e-3)
        }
      }),
    )
  })

  test('of several pieces is held together', () => {
    const both = shapesTogether([
      shapeOf(WOOD),
      shapeOfFootprint({ centre: at(4000, 5000), heading: 0, width: 2000, depth: 2000 }),
    ])
    expect(shapeHolds(both, at(4000, 5000))).toBe(true)
    expect(lengthIn(both, at(-1000, 5000), at(9000, 5000))).toBe(2500 + 2000 + 2500)
  })

  test('joins stretches that meet', () => {
    expect(
      joined([
        { from: 5, to: 9 },
        { from: 0, to: 5 },
        { from: 20, to: 20 },
        { from: 12, to: 13 },
      ]),
    ).toEqual([
      { from: 0, to: 9 },
      { from: 12, to: 13 },
    ])
  })

  test('is measured the same on a table of inches', () => {
    const field = shapeOf({ shape: 'rectangle', x1: 0, y1: 0, x2: 10 * INCH, y2: 4 * INCH })
    expect(lengthIn(field, at(INCH, -INCH), at(INCH, 5 * INCH))).toBe(4 * INCH)
    expect(stretchesIn(field, at(INCH, INCH), at(INCH, 2 * INCH))).toEqual([{ from: 0, to: INCH }])
  })
})
