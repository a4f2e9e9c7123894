import { HALF } from './angle.ts'
import { type Box, farApart } from './footprint.ts'
import { type Point, rounded, side } from './point.ts'
import { crossesBox, distanceToSegment } from './segment.ts'
import { type Spread, spread } from './spread.ts'

export type { Box } from './footprint.ts'

export const EDGES = ['front', 'right', 'rear', 'left'] as const
export type Edge = (typeof EDGES)[number]

/** Front left, front right, rear right, rear left. */
export type Corners = readonly [Point, Point, Point, Point]

export const corners = (box: Box): Corners => {
  const { x, y } = box.centre
  const { rightX, rightY, leftX, leftY } = spread(box)
  return [
    { x: x + leftX, y: y + leftY },
    { x: x + rightX, y: y + rightY },
    { x: x - leftX, y: y - leftY },
    { x: x - rightX, y: y - rightY },
  ]
}

/** From the left to the right front corner. */
export const frontEdge = (box: Box): readonly [Point, Point] => {
  const { x, y } = box.centre
  const { rightX, rightY, leftX, leftY } = spread(box)
  return [
    { x: x + leftX, y: y + leftY },
    { x: x + rightX, y: y + rightY },
  ]
}

export const frontCentre = (box: Box): Point => {
  const [left, right] = frontEdge(box)
  return { x: rounded((left.x + right.x) / 2), y: rounded((left.y + right.y) / 2) }
}

/** It looks straight up or down the table, as most bases do: across it is as wide as its front, and up it as deep. */
const isUpright = ({ heading }: Box): boolean => heading === 0 || heading === HALF

/** The edge counts as inside. */
export const boxHolds = (box: Box, p: Point): boolean => {
  if (isUpright(box))
    return Math.abs(p.x - box.centre.x) <= box.width / 2 && Math.abs(p.y - box.centre.y) <= box.depth / 2
  const { rightX, rightY, leftX, leftY } = spread(box)
  const x = p.x - box.centre.x
  const y = p.y - box.centre.y
  // Each pair of opposite edges bounds a strip around the centre; both bounds are the same product of the spreads.
  const half = Math.abs(rightX * leftY - rightY * leftX)
  return (
    Math.abs((rightX - leftX) * y - (rightY - leftY) * x) <= half &&
    Math.abs((rightX + leftX) * y - (rightY + leftY) * x) <= half
  )
}

/** One of the four directions in which two boxes may stand apart: along the normal of an edge. */
const apart = (edgeX: number, edgeY: number, x: number, y: number, own: number, other: Spread): boolean =>
  Math.abs(edgeX * y - edgeY * x) >=
  own +
    Math.max(
      Math.abs(edgeX * other.rightY - edgeY * other.rightX),
      Math.abs(edgeX * other.leftY - edgeY * other.leftX),
    )

/** They share ground; touching is not overlapping. */
export const boxesOverlap = (a: Box, b: Box): boolean => {
  if (farApart(a, b, 0)) return false
  const x = b.centre.x - a.centre.x
  const y = b.centre.y - a.centre.y
  if (isUpright(a) && isUpright(b))
    return Math.abs(x) < (a.width + b.width) / 2 && Math.abs(y) < (a.depth + b.depth) / 2
  const p = spread(a)
  const q = spread(b)
  const halfP = Math.abs(p.rightX * p.leftY - p.rightY * p.leftX)
  const halfQ = Math.abs(q.rightX * q.leftY - q.rightY * q.leftX)
  return !(
    apart(p.rightX - p.leftX, p.rightY - p.leftY, x, y, halfP, q) ||
    apart(p.rightX + p.leftX, p.rightY + p.leftY, x, y, halfP, q) ||
    apart(q.rightX - q.leftX, q.rightY - q.leftY, x, y, halfQ, p) ||
    apart(q.rightX + q.leftX, q.rightY + q.leftY, x, y, halfQ, p)
  )
}

/** Distance to an edge that does not have the point well inside; only such an edge can be the nearest to it. */
const toEdge = (p: Point, a: Point, b: Point): number =>
  side(a, b, p) > -1 ? distanceToSegment(p, a, b) : Number.POSITIVE_INFINITY

/** Distance of a point outside. */
const toOutline = (all: Corners, p: Point): number =>
  Math.min(
    toEdge(p, all[0], all[1]),
    toEdge(p, all[1], all[2]),
    toEdge(p, all[2], all[3]),
    toEdge(p, all[3], all[0]),
  )

const betweenOutlines = (a: Corners, b: Corners): number => {
  let least = Number.POSITIVE_INFINITY
  for (const p of a) least = Math.min(least, toOutline(b, p))
  for (const p of b) least = Math.min(least, toOutline(a, p))
  return least
}

/** How far it is where so much lies between two edges across the table and so much up it; they may reach past each other. */
const acrossAndUp = (across: number, up: number): number => {
  if (across <= 0) return Math.max(0, up)
  return up <= 0 ? across : Math.sqrt(across * across + up * up)
}

/** Between the nearest edges; 0 if they touch or overlap. */
export const boxGap = (a: Box, b: Box): number => {
  if (isUpright(a) && isUpright(b))
    return acrossAndUp(
      Math.abs(b.centre.x - a.centre.x) - (a.width + b.width) / 2,
      Math.abs(b.centre.y - a.centre.y) - (a.depth + b.depth) / 2,
    )
  return boxesOverlap(a, b) ? 0 : betweenOutlines(corners(a), corners(b))
}

/** From the nearest edge; 0 on or inside the box. */
export const boxGapToPoint = (box: Box, p: Point): number => {
  if (isUpright(box))
    return acrossAndUp(
      Math.abs(p.x - box.centre.x) - box.width / 2,
      Math.abs(p.y - box.centre.y) - box.depth / 2,
    )
  return boxHolds(box, p) ? 0 : toOutline(corners(box), p)
}

/** The whole box lies in the area; edges may touch. */
export const boxHoldsWholly = (area: Box, box: Box): boolean => corners(box).every((p) => boxHolds(area, p))

/** The whole of the other box lies behind the line of the rear edge; it may touch that line. */
export const whollyBehind = (box: Box, other: Box): boolean => {
  const [, , right, left] = corners(box)
  return corners(other).every((p) => side(right, left, p) >= 0)
}

const ends = ([a, b, c, d]: Corners, edge: Edge): readonly [Point, Point] => {
  if (edge === 'front') return [a, b]
  if (edge === 'right') return [b, c]
  return edge === 'rear' ? [c, d] : [d, a]
}

/** The edges of a box that the other comes as close to as this; a corner belongs to both its edges. */
export const edgesTouched = (box: Box, other: Box, most: number): readonly Edge[] => {
  if (farApart(box, other, most)) return []
  const own = corners(box)
  const theirs = corners(other)
  return EDGES.filter((edge) => {
    const [a, b] = ends(own, edge)
    return (
      crossesBox(a, b, other) ||
      toOutline(theirs, a) <= most ||
      toOutline(theirs, b) <= most ||
      theirs.some((p) => distanceToSegment(p, a, b) <= most)
    )
  })
}
