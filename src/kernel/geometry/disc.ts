import { along, HALF, QUARTER, turned } from './angle.ts'
import { boxGapToPoint, boxHolds } from './box.ts'
import type { Box, Disc } from './footprint.ts'
import { distance, type Point, squaredDistance } from './point.ts'
import { GRAZE, type Span, shared, spanBetween } from './span.ts'

/** The edge counts as inside. */
export const discHolds = (disc: Disc, p: Point): boolean =>
  squaredDistance(disc.centre, p) <= disc.radius * disc.radius

export const discGap = (a: Disc, b: Disc): number =>
  Math.max(0, distance(a.centre, b.centre) - a.radius - b.radius)

export const discGapToBox = (disc: Disc, box: Box): number =>
  Math.max(0, boxGapToPoint(box, disc.centre) - disc.radius)

/** They share ground; touching is not overlapping. */
export const discsOverlap = (a: Disc, b: Disc): boolean => {
  const both = a.radius + b.radius
  return squaredDistance(a.centre, b.centre) < both * both
}

export const discOverlapsBox = (disc: Disc, box: Box): boolean =>
  boxHolds(box, disc.centre) ? disc.radius > 0 : boxGapToPoint(box, disc.centre) < disc.radius - GRAZE

/** Its front: the tangent at its foremost point, as long as it is wide, from left to right. */
export const discFront = ({ centre, heading, radius }: Disc): readonly [Point, Point] => {
  const foremost = along(centre, heading, radius)
  return [
    along(foremost, turned(heading, HALF + QUARTER), radius),
    along(foremost, turned(heading, QUARTER), radius),
  ]
}

/** While a point on a straight path is no farther than this from a place that lies so far east and north of its start. */
export const spanNear = (
  x: number,
  y: number,
  east: number,
  north: number,
  near: number,
): Span | undefined => {
  const aside = x * north - y * east
  if (Math.abs(aside) > near) return undefined
  const middle = x * east + y * north
  const half = Math.sqrt(near * near - aside * aside)
  return { from: middle - half, to: middle + half }
}

/** While a point on a straight path is over the strip that lies along an edge, outward from it, so wide. */
export const spanBeside = (
  p: Point,
  east: number,
  north: number,
  a: Point,
  b: Point,
  wide: number,
): Span | undefined => {
  const x = b.x - a.x
  const y = b.y - a.y
  const length = Math.sqrt(x * x + y * y)
  if (length === 0) return undefined
  const alongEdge = ((p.x - a.x) * x + (p.y - a.y) * y) / length
  const outward = ((p.y - a.y) * x - (p.x - a.x) * y) / length
  return shared(
    spanBetween(alongEdge, (east * x + north * y) / length, 0, length),
    spanBetween(outward, (north * x - east * y) / length, 0, wide),
  )
}
