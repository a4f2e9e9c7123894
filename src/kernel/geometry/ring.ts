import { boxGapToPoint, corners } from './box.ts'
import { type Box, type Footprint, isDisc } from './footprint.ts'
import { distance, type Point, side } from './point.ts'
import { crossesBox, distanceToSegment } from './segment.ts'
import { GRAZE, joined, type Span } from './span.ts'

/** A polygon by its corners, either way round; it may have hollows, but its edges do not cross. */
export type Ring = readonly Point[]

/** The place lies on the line from a to b or no farther from it than a hair. */
const onLine = (p: Point, a: Point, b: Point): boolean => Math.abs(side(a, b, p)) <= GRAZE * distance(a, b)

const someEdge = (ring: Ring, holds: (a: Point, b: Point) => boolean): boolean => {
  let before = ring.at(-1)
  for (const p of ring) {
    if (before !== undefined && holds(before, p)) return true
    before = p
  }
  return false
}

/** A line eastward from the place crosses the ring an odd number of times; nothing is said of its edge. */
const isInside = (ring: Ring, p: Point): boolean => {
  let inside = false
  let before = ring.at(-1)
  for (const q of ring) {
    if (before !== undefined && before.y > p.y !== q.y > p.y) {
      if (side(before, q, p) > 0 === q.y > before.y) inside = !inside
    }
    before = q
  }
  return inside
}

/** From the nearest point of its edge, within and without. */
const toEdge = (ring: Ring, p: Point): number => {
  let least = Number.POSITIVE_INFINITY
  let before = ring.at(-1)
  for (const q of ring) {
    if (before !== undefined) least = Math.min(least, distanceToSegment(p, before, q))
    before = q
  }
  return least
}

/** The edge counts as inside. */
export const ringHolds = (ring: Ring, p: Point): boolean => isInside(ring, p) || toEdge(ring, p) <= GRAZE

export const ringGapToPoint = (ring: Ring, p: Point): number => (isInside(ring, p) ? 0 : toEdge(ring, p))

/** An edge of the ring cuts into the box. */
const cuts = (ring: Ring, box: Box): boolean => someEdge(ring, (a, b) => crossesBox(a, b, box))

/** They share ground; touching is not overlapping. */
export const ringOverlaps = (ring: Ring, footprint: Footprint): boolean => {
  if (isDisc(footprint)) return ringGapToPoint(ring, footprint.centre) < footprint.radius - GRAZE
  return cuts(ring, footprint) || isInside(ring, footprint.centre)
}

/** The whole of it lies inside; edges may touch. */
export const ringHoldsWholly = (ring: Ring, footprint: Footprint): boolean => {
  if (isDisc(footprint)) {
    return isInside(ring, footprint.centre) && toEdge(ring, footprint.centre) >= footprint.radius - GRAZE
  }
  return !cuts(ring, footprint) && corners(footprint).every((p) => ringHolds(ring, p))
}

/** Between the nearest edges; 0 if they touch or overlap. */
export const ringGap = (ring: Ring, footprint: Footprint): number => {
  if (isDisc(footprint)) return Math.max(0, ringGapToPoint(ring, footprint.centre) - footprint.radius)
  if (ringOverlaps(ring, footprint)) return 0
  let least = Number.POSITIVE_INFINITY
  for (const p of ring) least = Math.min(least, boxGapToPoint(footprint, p))
  for (const p of corners(footprint)) least = Math.min(least, toEdge(ring, p))
  return least
}

/** All of it lies on one side of the line through a and b, more than a hair from it: quickly seen, and most do. */
export const liesAside = (ring: Ring, a: Point, b: Point): boolean => {
  const hair = GRAZE * distance(a, b)
  let isLeft = false
  let isRight = false
  for (const p of ring) {
    const off = side(a, b, p)
    if (off > hair) isLeft = true
    else if (off < -hair) isRight = true
    else return false
    if (isLeft && isRight) return false
  }
  return true
}

/** Where the line from a to b meets the edges of a ring, and where it runs along them; in shares of its length. */
const meetings = (ring: Ring, a: Point, b: Point) => {
  const at: number[] = [0, 1]
  const edges: Span[] = []
  const x = b.x - a.x
  const y = b.y - a.y
  const square = x * x + y * y
  const shareOf = (p: Point): number => Math.min(1, Math.max(0, ((p.x - a.x) * x + (p.y - a.y) * y) / square))
  someEdge(ring, (p, q) => {
    const onP = onLine(p, a, b)
    const onQ = onLine(q, a, b)
    if (onP) at.push(shareOf(p))
    if (onQ) at.push(shareOf(q))
    if (onP && onQ) {
      edges.push({ from: Math.min(shareOf(p), shareOf(q)), to: Math.max(shareOf(p), shareOf(q)) })
    } else if (!onP && !onQ && side(a, b, p) > 0 !== side(a, b, q) > 0) {
      const fromA = side(p, q, a)
      const share = fromA / (fromA - side(p, q, b))
      if (share > 0 && share < 1) at.push(share)
    }
    return false
  })
  return { at: at.sort((one, other) => one - other), edges }
}

/** The stretches of the line from a to b that lie inside; along an edge only where edges count. */
export const ringSpans = (ring: Ring, a: Point, b: Point, withEdges: boolean): readonly Span[] => {
  const length = distance(a, b)
  if (length === 0) return []
  const { at, edges } = meetings(ring, a, b)
  const spans: Span[] = []
  let from = 0
  for (const to of at) {
    const middle = (from + to) / 2
    if ((to - from) * length > GRAZE) {
      const onEdge = edges.some((edge) => edge.from < middle && middle < edge.to)
      const p = { x: a.x + middle * (b.x - a.x), y: a.y + middle * (b.y - a.y) }
      if (onEdge ? withEdges : isInside(ring, p)) spans.push({ from: from * length, to: to * length })
    }
    from = to
  }
  return joined(spans)
}
