import { boxesOverlap, boxGap, boxGapToPoint, boxHolds, boxHoldsWholly, corners, frontEdge } from './box.ts'
import { discFront, discGap, discGapToBox, discHolds, discOverlapsBox, discsOverlap } from './disc.ts'
import { type Box, type Disc, type Footprint, farApart, isDisc } from './footprint.ts'
import { distance, type Point, side, squaredDistance } from './point.ts'
import { GRAZE } from './span.ts'

/** They share ground; touching is not overlapping. */
export const overlaps = (a: Footprint, b: Footprint): boolean => {
  if (isDisc(a)) return isDisc(b) ? discsOverlap(a, b) : discOverlapsBox(a, b)
  return isDisc(b) ? discOverlapsBox(b, a) : boxesOverlap(a, b)
}

/** Between the nearest edges; 0 if they touch or overlap. */
export const gap = (a: Footprint, b: Footprint): number => {
  if (isDisc(a)) return isDisc(b) ? discGap(a, b) : discGapToBox(a, b)
  return isDisc(b) ? discGapToBox(b, a) : boxGap(a, b)
}

/** Whether the gap is at most so much; measured only where it is not plain from their centres. */
export const within = (a: Footprint, b: Footprint, most: number): boolean => {
  if (farApart(a, b, most)) return false
  return (most > 0 && squaredDistance(a.centre, b.centre) <= most * most) || gap(a, b) <= most
}

/** The edge counts as inside. */
export const containsPoint = (footprint: Footprint, p: Point): boolean =>
  isDisc(footprint) ? discHolds(footprint, p) : boxHolds(footprint, p)

/** From the nearest edge; 0 on or inside it. */
export const gapToPoint = (footprint: Footprint, p: Point): number =>
  isDisc(footprint)
    ? Math.max(0, distance(footprint.centre, p) - footprint.radius)
    : boxGapToPoint(footprint, p)

/** How far inside the nearest edge of a box a point lies that is inside. */
const depthIn = (box: Box, p: Point): number => {
  const [a, b, c, d] = corners(box)
  const from = (left: Point, right: Point): number => -side(left, right, p) / distance(left, right)
  return Math.min(from(a, b), from(b, c), from(c, d), from(d, a))
}

const discInBox = (area: Box, disc: Disc): boolean =>
  boxHolds(area, disc.centre) && depthIn(area, disc.centre) >= disc.radius - GRAZE

/** The whole of it lies in the area; edges may touch. */
export const wholly = (area: Footprint, footprint: Footprint): boolean => {
  if (!isDisc(area)) return isDisc(footprint) ? discInBox(area, footprint) : boxHoldsWholly(area, footprint)
  return isDisc(footprint)
    ? distance(area.centre, footprint.centre) + footprint.radius <= area.radius + GRAZE
    : corners(footprint).every((p) => discHolds(area, p))
}

/** From the left to the right end of its front. */
export const frontOf = (footprint: Footprint): readonly [Point, Point] =>
  isDisc(footprint) ? discFront(footprint) : frontEdge(footprint)
