import fc from 'fast-check'
import { type Heading, turned } from '#kernel/geometry/angle.ts'
import { type Box, corners } from '#kernel/geometry/box.ts'
import { type Disc, type Footprint, isDisc } from '#kernel/geometry/footprint.ts'
import { add, type Point } from '#kernel/geometry/point.ts'

export const INCH = 2540

export const point = (reach: number): fc.Arbitrary<Point> =>
  fc.record({ x: fc.integer({ min: -reach, max: reach }), y: fc.integer({ min: -reach, max: reach }) })

/** Any heading, the quarters and eighths more often than by chance. */
export const heading: fc.Arbitrary<Heading> = fc.oneof(
  fc.integer({ min: 0, max: 35999 }),
  fc.integer({ min: 0, max: 7 }).map((eighth) => eighth * 4500),
)

const length = (most: number) => fc.integer({ min: 1, max: most / 2 }).map((half) => 2 * half)

/** Boxes of any size that stand close enough together to meet often. */
export const box = (size: number): fc.Arbitrary<Box> =>
  fc.record({ centre: point(2 * size), heading, width: length(2 * size), depth: length(size) })

/** Bases of an inch or two, within a foot of each other. */
export const base: fc.Arbitrary<Box> = fc.record({
  centre: point(6 * INCH),
  heading,
  width: fc.constantFrom(INCH, 2 * INCH),
  depth: fc.constant(INCH),
})

/** Round bases and figures, within a foot of each other. */
export const disc: fc.Arbitrary<Disc> = fc.record({
  centre: point(6 * INCH),
  heading,
  radius: fc.constantFrom(INCH / 4, 1000, 1250),
})

export const footprint: fc.Arbitrary<Footprint> = fc.oneof(base, disc)

/** Points all round the edge of something, as many on each of four quarters. */
export const edgePoints = (f: Footprint, steps: number): Point[] => {
  const points: Point[] = []
  if (isDisc(f)) {
    for (let i = 0; i < 4 * steps; i++) {
      const angle = (i / (4 * steps)) * 2 * Math.PI
      points.push({
        x: f.centre.x + f.radius * Math.sin(angle),
        y: f.centre.y + f.radius * Math.cos(angle),
      })
    }
    return points
  }
  const all = corners(f)
  for (const [i, a] of all.entries()) {
    const b = all[(i + 1) % 4] ?? a
    for (let j = 0; j < steps; j++)
      points.push({ x: a.x + ((b.x - a.x) * j) / steps, y: a.y + ((b.y - a.y) * j) / steps })
  }
  return points
}

/** The same elsewhere, between whole coordinates too. */
export const carried = (f: Footprint, by: Point): Footprint => ({ ...f, centre: add(f.centre, by) })

export const quarter = fc.constantFrom(1, 2, 3)

/** A quarter turn to the right about the origin, so many times. */
export const turnedPoint = (p: Point, quarters: number): Point =>
  quarters === 0 ? p : turnedPoint({ x: p.y, y: 0 - p.x }, quarters - 1)

export const turnedBox = (b: Box, quarters: number): Box => ({
  ...b,
  centre: turnedPoint(b.centre, quarters),
  heading: turned(b.heading, quarters * 9000),
})

export const shifted = (b: Box, by: Point): Box => ({ ...b, centre: add(b.centre, by) })

/** A base by inches. */
export const standing = (x: number, y: number, heading: Heading = 0, width = 2, depth = 1): Box => ({
  centre: { x: x * INCH, y: y * INCH },
  heading,
  width: width * INCH,
  depth: depth * INCH,
})

/** Points all over a box, its edge included, by shares of its sides. */
export const strewn = (b: Box, steps: number): Point[] => {
  const [frontLeft, frontRight, rearRight] = corners(b)
  const points: Point[] = []
  for (let i = 0; i <= steps; i++)
    for (let j = 0; j <= steps; j++)
      points.push({
        x: frontLeft.x + ((frontRight.x - frontLeft.x) * i + (rearRight.x - frontRight.x) * j) / steps,
        y: frontLeft.y + ((frontRight.y - frontLeft.y) * i + (rearRight.y - frontRight.y) * j) / steps,
      })
  return points
}
