import { bearing, type Heading } from '#kernel/geometry/angle.ts'
import { distance, type Point } from '#kernel/geometry/point.ts'
import { placeAlong } from '#table/going.ts'

/** A place on a chain of points: how far from its first end, and how far off it the place was. */
export interface OnLine {
  readonly at: Point
  readonly along: number
  readonly off: number
}

/** The place of a chain of points nearest to a point; the first of several. */
export const nearestOn = (line: readonly Point[], p: Point): OnLine => {
  let best: OnLine = { at: line[0] ?? p, along: 0, off: Number.POSITIVE_INFINITY }
  let before = 0
  for (let i = 1; i < line.length; i++) {
    const a = line[i - 1]
    const b = line[i]
    if (!a || !b) continue
    const length = distance(a, b)
    const dx = b.x - a.x
    const dy = b.y - a.y
    const share =
      length === 0 ? 0 : Math.max(0, Math.min(1, ((p.x - a.x) * dx + (p.y - a.y) * dy) / (length * length)))
    const at = { x: a.x + Math.round(share * dx), y: a.y + Math.round(share * dy) }
    const off = distance(at, p)
    if (off < best.off) best = { at, along: before + share * length, off }
    before += length
  }
  return best
}

/** The place so far along a chain of points, kept to its ends. */
export const pointOn = (line: readonly Point[], along: number): Point =>
  placeAlong(line, Math.max(0, along)) ?? { x: 0, y: 0 }

/** Where a chain of points runs at a place: one heading, or two at a bend (SK-FIRE-36). */
export const runsAt = (line: readonly Point[], along: number, near: number): readonly Heading[] => {
  const found: Heading[] = []
  let before = 0
  for (let i = 1; i < line.length; i++) {
    const a = line[i - 1]
    const b = line[i]
    if (!a || !b) continue
    const length = distance(a, b)
    if (along >= before - near && along <= before + length + near) found.push(bearing(a, b))
    before += length
  }
  return found
}
