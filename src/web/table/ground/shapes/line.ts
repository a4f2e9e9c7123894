import type { Belt } from '#kernel/geometry/outline.ts'
import type { Point } from '#kernel/geometry/point.ts'

/* Lines that bend, in whatever unit they are given. For drawing only: rules have their own exact geometry. */

export type Line = readonly Point[]

/** A point of a line with the direction of the line there. */
export interface Step extends Point {
  readonly dx: number
  readonly dy: number
}

const between = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y)

export const lengthOf = (line: Line): number =>
  line.reduce((sum, point, i) => sum + between(line[i - 1] ?? point, point), 0)

/** A ring as a line that ends where it began. */
export const closed = (ring: Line): Line => {
  const [first] = ring
  return first ? [...ring, first] : ring
}

/** Twice the area of a ring, below 0 if it turns against the sun where y grows downwards. */
export const turnOf = (ring: Line): number =>
  ring.reduce((sum, a, i) => {
    const b = ring[(i + 1) % ring.length] ?? a
    return sum + a.x * b.y - a.y * b.x
  }, 0)

/** The points at some distances along a line, in rising order; none beyond its end. */
export const stepsAt = (line: Line, distances: readonly number[]): readonly Step[] => {
  const steps: Step[] = []
  let gone = 0
  let next = 0
  // The end must not be missed by the smallest of errors.
  const slack = 1e-9 * lengthOf(line)
  line.forEach((to, i) => {
    const from = line[i - 1]
    const length = from ? between(from, to) : 0
    if (!from || length === 0) return
    const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length]
    for (; next < distances.length; next++) {
      const at = distances[next] ?? 0
      if (at > gone + length + slack) break
      steps.push({ x: from.x + dx * (at - gone), y: from.y + dy * (at - gone), dx, dy })
    }
    gone += length
  })
  return steps
}

/** Calls `mark` every `pitch` along a line, first half a pitch from its beginning. */
export const along = (
  line: Line,
  pitch: number,
  mark: (x: number, y: number, dx: number, dy: number) => void,
): void => {
  const count = Math.floor(lengthOf(line) / pitch + 0.5)
  const distances = Array.from({ length: count }, (_, i) => (i + 0.5) * pitch)
  for (const { x, y, dx, dy } of stepsAt(line, distances)) mark(x, y, dx, dy)
}

/** Points of a curve in the place of a corner. */
const CURVE = [0, 0.17, 0.33, 0.5, 0.67, 0.83, 1] as const

/** Its corners rounded off, nowhere farther than `most` from the line itself. */
export const rounded = (line: Line, most: number, ring = false): Line => {
  const count = line.length
  if (most === 0) return line
  return line.flatMap((corner, i): Line => {
    const before = line[ring ? (i + count - 1) % count : i - 1]
    const after = line[ring ? (i + 1) % count : i + 1]
    if (!before || !after) return [corner]
    const [back, on] = [between(before, corner), between(corner, after)]
    if (back === 0 || on === 0) return [corner]
    const u = { x: (corner.x - before.x) / back, y: (corner.y - before.y) / back }
    const v = { x: (after.x - corner.x) / on, y: (after.y - corner.y) / on }
    const sharp = Math.hypot(v.x - u.x, v.y - u.y)
    if (sharp < 0.05) return [corner]
    // The curve passes its corner at a quarter of its reach times the sharpness.
    const reach = Math.min(back / 2, on / 2, (4 * most) / sharp)
    const start = { x: corner.x - u.x * reach, y: corner.y - u.y * reach }
    const end = { x: corner.x + v.x * reach, y: corner.y + v.y * reach }
    return CURVE.map((t) => {
      const [p, q, r] = [(1 - t) ** 2, 2 * t * (1 - t), t * t]
      return { x: p * start.x + q * corner.x + r * end.x, y: p * start.y + q * corner.y + r * end.y }
    })
  })
}

/** A bend drawn out to a point goes no farther than so many times the distance. */
const MITRE = 2

/** The line so far beside another, to the right of its direction where y grows downwards. */
export const beside = (line: Line, off: number): Line =>
  line.map((point, i) => {
    const before = line[i - 1] ?? point
    const after = line[i + 1] ?? point
    const [back, on] = [between(before, point), between(point, after)]
    const u = back > 0 ? { x: (point.x - before.x) / back, y: (point.y - before.y) / back } : undefined
    const v = on > 0 ? { x: (after.x - point.x) / on, y: (after.y - point.y) / on } : undefined
    const [one, other] = [u ?? v, v ?? u]
    if (!one || !other) return point
    const [x, y] = [one.x + other.x, one.y + other.y]
    const sum = Math.hypot(x, y)
    if (sum < 1e-6) return { x: point.x - one.y * off, y: point.y + one.x * off }
    // Half the angle between both directions stretches the step.
    const stretch = Math.min(2 / sum, MITRE)
    return { x: point.x - (y / sum) * off * stretch, y: point.y + (x / sum) * off * stretch }
  })

export type Ends = NonNullable<Belt['ends']>

/** Points of a half circle at the end of a belt. */
const HALF_CIRCLE = [1, 2, 3, 4, 5, 6, 7].map((eighth) => (eighth * Math.PI) / 8)

/** What a belt has beyond the end of its line, from its right edge to its left one. */
const endOf = (line: Line, half: number, ends: Ends): Line => {
  const [end, before] = [
    line.at(-1),
    line.findLast((point, _, all) => between(point, all.at(-1) ?? point) > 0),
  ]
  if (!end || !before || ends === 'flush') return []
  const length = between(before, end)
  const [dx, dy] = [(end.x - before.x) / length, (end.y - before.y) / length]
  const at = (on: number, off: number): Point => ({
    x: end.x + (dx * on - dy * off) * half,
    y: end.y + (dy * on + dx * off) * half,
  })
  return ends === 'square'
    ? [at(1, 1), at(1, -1)]
    : HALF_CIRCLE.map((turn) => at(Math.sin(turn), Math.cos(turn)))
}

/** The edge of all that lies within half a width of a line, which ends flush, square or round. */
export const beltRing = (line: Line, width: number, ends: Ends = 'flush'): Line => [
  ...beside(line, width / 2),
  ...endOf(line, width / 2, ends),
  ...beside(line, -width / 2).toReversed(),
  ...endOf(line.toReversed(), width / 2, ends),
]

/** A straight line that sways to both sides, by at most `most`, about once in every `pitch`. */
export const swayed = (line: Line, pitch: number, most: number, random: () => number): Line => {
  const length = lengthOf(line)
  const count = Math.max(1, Math.round(length / pitch))
  const distances = Array.from({ length: count + 1 }, (_, i) => (i * length) / count)
  let side = random() < 0.5 ? 1 : -1
  return stepsAt(line, distances).map(({ x, y, dx, dy }, i) => {
    const off = i === 0 || i === count ? 0 : side * (0.35 + random() * 0.65) * most
    side = -side
    return { x: x - dy * off, y: y + dx * off }
  })
}
