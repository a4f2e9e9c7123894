import { angleOff } from './angle.ts'
import {
  type Arc,
  arcOf,
  farOutside,
  fromFront,
  inArc,
  nearestToFront,
  onTable,
  partInArc,
  type Sighted,
  sighted,
} from './arc.ts'
import { type Box, boxGapToPoint, boxHolds, corners, frontEdge } from './box.ts'
import { type Footprint, isDisc, reach } from './footprint.ts'
import { type Point, squaredDistance } from './point.ts'
import { crossesBox, distanceToSegment } from './segment.ts'

/** The ground a front edge commands: its arc as far as its range, every limit included. */
export interface Fan extends Arc {
  readonly range: number
}

/** Half a right angle outward from each front corner. */
const SPLAY = 4500

const arcOfBox = (box: Box, splay: number): Arc => {
  const [left, right] = frontEdge(box)
  return arcOf(left, right, splay)
}

/** `splay` is the angle outward from straight ahead at both front corners, at most 9000. */
export const fanOf = (box: Box, range: number, splay: number = SPLAY): Fan => {
  const { left, right, width, length, sine, cosine } = arcOfBox(box, splay)
  return { left, right, width, length, sine, cosine, range }
}

const inFan = (fan: Fan, p: Point, seen: Sighted): boolean => {
  if (!inArc(fan, seen)) return false
  const square = fan.range * fan.range
  if (seen.across < 0) return squaredDistance(p, fan.left) <= square
  if (seen.across > fan.width) return squaredDistance(p, fan.right) <= square
  return seen.forward <= fan.range * fan.length
}

export const fanContains = (fan: Fan, p: Point): boolean => inFan(fan, p, sighted(fan, p))

const outOfReach = (fan: Fan, box: Box): boolean => {
  const most = fan.range + fan.length + (box.width + box.depth) / 2 + 1
  return Math.abs(box.centre.x - fan.left.x) > most || Math.abs(box.centre.y - fan.left.y) > most
}

const shapeOf = (arc: Arc, box: Box): readonly Sighted[] => corners(box).map((p) => sighted(arc, p))

/** The place of a box in the arc nearest to the front edge. Touching an end of the edge is settled without rounding. */
const nearestInArc = (arc: Arc, box: Box, shape: readonly Sighted[]): Sighted | undefined => {
  if (boxHolds(box, arc.left)) return { across: 0, forward: 0 }
  if (boxHolds(box, arc.right)) return { across: arc.width, forward: 0 }
  return nearestToFront(arc, partInArc(arc, shape))
}

/** Any part of the box lies in the fan or on its edge. */
export const fanTouchesBox = (fan: Fan, box: Box): boolean => {
  if (outOfReach(fan, box)) return false
  // Its centre settles most cases, and the corners need not be looked at.
  const centre = sighted(fan, box.centre)
  if (farOutside(fan, centre, reach(box))) return false
  if (inFan(fan, box.centre, centre)) return true
  const shape: Sighted[] = []
  let allBehind = true
  for (const p of corners(box)) {
    const seen = sighted(fan, p)
    if (inFan(fan, p, seen)) return true
    if (seen.forward >= 0) allBehind = false
    shape.push(seen)
  }
  if (allBehind) return false
  const nearest = nearestInArc(fan, box, shape)
  return nearest !== undefined && fromFront(fan, nearest) <= fan.range
}

/** How far a place outside lies from the edge of the fan: its front, its two rays, its far end, its two round corners. */
const toEdgeOfFan = (fan: Fan, p: Point): number => {
  const { left, right, length, sine, cosine, range } = fan
  const [x, y] = [(right.x - left.x) / length, (right.y - left.y) / length]
  const at = (from: Point, aside: number, forward: number): Point => ({
    x: from.x + range * (aside * x - forward * y),
    y: from.y + range * (aside * y + forward * x),
  })
  const toCorner = (corner: Point): number => Math.abs(Math.sqrt(squaredDistance(p, corner)) - range)
  const seen = sighted(fan, p)
  const round = inArc(fan, seen)
  return Math.min(
    distanceToSegment(p, left, right),
    distanceToSegment(p, left, at(left, -sine, cosine)),
    distanceToSegment(p, right, at(right, sine, cosine)),
    distanceToSegment(p, at(left, 0, 1), at(right, 0, 1)),
    round && seen.across < 0 ? toCorner(left) : Number.POSITIVE_INFINITY,
    round && seen.across > fan.width ? toCorner(right) : Number.POSITIVE_INFINITY,
  )
}

/** Any part of it lies in the fan or on its edge. */
export const fanTouches = (fan: Fan, footprint: Footprint): boolean =>
  isDisc(footprint)
    ? fanContains(fan, footprint.centre) || toEdgeOfFan(fan, footprint.centre) <= footprint.radius
    : fanTouchesBox(fan, footprint)

/** The place of a box in the fan nearest to the front edge, to the nearest whole coordinates. */
export const nearestInFan = (fan: Fan, box: Box): Point | undefined => {
  if (!fanTouchesBox(fan, box)) return undefined
  const nearest = nearestInArc(fan, box, shapeOf(fan, box))
  return nearest && onTable(fan, nearest)
}

/**
 * How far off the front of a box the target lies, in hundredths of a degree from 0 to 18000, not rounded: 0 if any part
 * is straight ahead of the front edge, else the least angle at the nearer front corner.
 */
export const offFront = (box: Box, target: Box): number => {
  const ahead = arcOfBox(box, 0)
  const shape = shapeOf(ahead, target)
  if (nearestInArc(ahead, target, shape) !== undefined) return 0
  const toLeft = boxGapToPoint(target, ahead.left)
  const toRight = boxGapToPoint(target, ahead.right)
  let least = Number.POSITIVE_INFINITY
  for (const { across, forward } of shape) {
    if (toLeft <= toRight) least = Math.min(least, angleOff(across, forward))
    if (toRight <= toLeft) least = Math.min(least, angleOff(across - ahead.width, forward))
  }
  return least
}

const gapToSegment = (a: Point, b: Point, box: Box): number => {
  if (crossesBox(a, b, box)) return 0
  let least = Math.min(boxGapToPoint(box, a), boxGapToPoint(box, b))
  for (const p of corners(box)) least = Math.min(least, distanceToSegment(p, a, b))
  return least
}

/** From the front edge to the nearest part of the target in the arc, or to its nearest part if none is. */
export const rangeInArc = (box: Box, target: Box, splay: number = SPLAY): number => {
  const arc = arcOfBox(box, splay)
  const nearest = nearestInArc(arc, target, shapeOf(arc, target))
  return nearest === undefined ? gapToSegment(arc.left, arc.right, target) : fromFront(arc, nearest)
}
