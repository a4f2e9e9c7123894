import { type Footprint, reach } from '#kernel/geometry/footprint.ts'
import { gap, gapToPoint } from '#kernel/geometry/gap.ts'
import type { Point } from '#kernel/geometry/point.ts'

/** The gap, or some number above what is already known where it must be larger. */
const roughGap = (a: Footprint, b: Footprint, known: number): number => {
  const off = Math.max(Math.abs(a.centre.x - b.centre.x), Math.abs(a.centre.y - b.centre.y))
  const far = off - reach(a) - reach(b)
  return far > known ? far : gap(a, b)
}

/** Between the nearest of two bodies; endless if one of them is nobody. */
export const gapBetween = (body: readonly Footprint[], others: readonly Footprint[]): number => {
  let least = Number.POSITIVE_INFINITY
  for (const one of body) for (const other of others) least = Math.min(least, roughGap(one, other, least))
  return least
}

/** From a place to the nearest of a body; endless if it is nobody. */
export const gapToBody = (p: Point, body: readonly Footprint[]): number => {
  let least = Number.POSITIVE_INFINITY
  for (const one of body) least = Math.min(least, gapToPoint(one, p))
  return least
}
