import { farAlong, type Heading, QUARTER, turned } from './angle.ts'
import { corners } from './box.ts'
import { type Footprint, isDisc, reach } from './footprint.ts'
import type { Point } from './point.ts'
import type { Rectangle } from './rectangle.ts'
import { spread } from './spread.ts'

/** The rectangle that just holds all of the points. */
export const boundsOf = (points: readonly Point[]): Rectangle => {
  let x1 = Number.POSITIVE_INFINITY
  let y1 = Number.POSITIVE_INFINITY
  let x2 = Number.NEGATIVE_INFINITY
  let y2 = Number.NEGATIVE_INFINITY
  for (const { x, y } of points) {
    x1 = Math.min(x1, x)
    y1 = Math.min(y1, y)
    x2 = Math.max(x2, x)
    y2 = Math.max(y2, y)
  }
  return { x1, y1, x2, y2 }
}

const about = ({ x, y }: Point, wide: number, deep: number): Rectangle => ({
  x1: x - wide,
  y1: y - deep,
  x2: x + wide,
  y2: y + deep,
})

export const boundsOfFootprint = (footprint: Footprint): Rectangle => {
  if (isDisc(footprint)) return about(footprint.centre, footprint.radius, footprint.radius)
  const { rightX, rightY, leftX, leftY } = spread(footprint)
  return about(
    footprint.centre,
    Math.max(Math.abs(rightX), Math.abs(leftX)),
    Math.max(Math.abs(rightY), Math.abs(leftY)),
  )
}

/** A rectangle that surely holds all of them, if not the least. Quick: it takes no corners. */
export const roughBounds = (footprints: readonly Footprint[]): Rectangle => {
  let x1 = Number.POSITIVE_INFINITY
  let y1 = Number.POSITIVE_INFINITY
  let x2 = Number.NEGATIVE_INFINITY
  let y2 = Number.NEGATIVE_INFINITY
  for (const footprint of footprints) {
    const { x, y } = footprint.centre
    const far = reach(footprint)
    if (x - far < x1) x1 = x - far
    if (y - far < y1) y1 = y - far
    if (x + far > x2) x2 = x + far
    if (y + far > y2) y2 = y + far
  }
  return { x1, y1, x2, y2 }
}

/** The gap to anything in the rectangle is surely wider than this. */
export const farFromBounds = ({ x1, y1, x2, y2 }: Rectangle, footprint: Footprint, by: number): boolean => {
  const { x, y } = footprint.centre
  const far = reach(footprint) + by
  return x < x1 - far || x > x2 + far || y < y1 - far || y > y2 + far
}

export const boundsTogether = (all: readonly Rectangle[]): Rectangle =>
  boundsOf(
    all.flatMap(({ x1, y1, x2, y2 }) => [
      { x: x1, y: y1 },
      { x: x2, y: y2 },
    ]),
  )

export const widened = ({ x1, y1, x2, y2 }: Rectangle, by: number): Rectangle => ({
  x1: x1 - by,
  y1: y1 - by,
  x2: x2 + by,
  y2: y2 + by,
})

/** There is more than this between them, east and west or north and south. */
export const boundsApart = (a: Rectangle, b: Rectangle, by: number): boolean =>
  a.x1 > b.x2 + by || b.x1 > a.x2 + by || a.y1 > b.y2 + by || b.y1 > a.y2 + by

/** The whole line from a to b lies beyond one side of it. */
export const besideLine = ({ x1, y1, x2, y2 }: Rectangle, a: Point, b: Point): boolean =>
  (a.x < x1 && b.x < x1) || (a.x > x2 && b.x > x2) || (a.y < y1 && b.y < y1) || (a.y > y2 && b.y > y2)

/** How large the table is; its corner in the south-west is at 0, 0. */
export interface TableSize {
  readonly width: number
  readonly depth: number
}

/** Its centre lies on the table, or on the edge. */
export const centredOnTable = ({ width, depth }: TableSize, { centre: { x, y } }: Footprint): boolean =>
  x >= 0 && y >= 0 && x <= width && y <= depth

/** The whole of it lies on the table; it may touch the edge. */
export const whollyOnTable = (table: TableSize, footprint: Footprint): boolean => {
  const { x, y } = footprint.centre
  const far = reach(footprint)
  // Well away from the edges the corners need not be looked at.
  if (x >= far && y >= far && x + far <= table.width && y + far <= table.depth) return true
  if (isDisc(footprint)) return false
  for (const p of corners(footprint)) {
    if (p.x < 0 || p.y < 0 || p.x > table.width || p.y > table.depth) return false
  }
  return true
}

/** The place itself, or the nearest to it that is no closer to an edge of the table than this. */
export const keptOnTable = ({ width, depth }: TableSize, { x, y }: Point, fromEdge: number): Point => ({
  x: Math.min(width - fromEdge, Math.max(fromEdge, x)),
  y: Math.min(depth - fromEdge, Math.max(fromEdge, y)),
})

const extent = (footprint: Footprint, heading: Heading): number => {
  if (isDisc(footprint)) return 2 * footprint.radius
  const far = corners(footprint).map((p) => farAlong(heading, p))
  return Math.max(...far) - Math.min(...far)
}

/** How deep it is for someone who goes along a heading. */
export const depthAlong = (footprint: Footprint, heading: Heading): number =>
  !isDisc(footprint) && footprint.heading === heading ? footprint.depth : extent(footprint, heading)

/** How wide it is for someone who goes along a heading. */
export const breadthAcross = (footprint: Footprint, heading: Heading): number =>
  extent(footprint, turned(heading, QUARTER))
