import { besideLine, boundsApart, boundsOfFootprint } from './bounds.ts'
import { towards } from './direction.ts'
import { discHolds, spanNear } from './disc.ts'
import type { Disc, Footprint } from './footprint.ts'
import { gap, gapToPoint, overlaps, wholly } from './gap.ts'
import { isRound, type Shape } from './outline.ts'
import { distance, type Point } from './point.ts'
import { cutsWellInto, rectangleContains } from './rectangle.ts'
import {
  liesAside,
  ringGap,
  ringGapToPoint,
  ringHolds,
  ringHoldsWholly,
  ringOverlaps,
  ringSpans,
} from './ring.ts'
import { GRAZE, joined, lengthOf, type Span, shared } from './span.ts'

/** The edge counts as inside. */
export const shapeHolds = ({ bounds, parts, boundsOfParts }: Shape, p: Point): boolean => {
  if (!rectangleContains(bounds, p)) return false
  for (let i = 0; i < parts.length; i++) {
    const part = parts[i]
    const about = boundsOfParts[i]
    if (!part || !about || !rectangleContains(about, p)) continue
    if (isRound(part) ? discHolds(part, p) : ringHolds(part, p)) return true
  }
  return false
}

/** From the nearest edge; 0 on or inside it. */
export const shapeGapToPoint = ({ parts }: Shape, p: Point): number => {
  let least = Number.POSITIVE_INFINITY
  for (const part of parts) {
    least = Math.min(least, isRound(part) ? gapToPoint(part, p) : ringGapToPoint(part, p))
  }
  return least
}

/** They share ground; touching is not overlapping. */
export const shapeOverlaps = ({ bounds, parts }: Shape, footprint: Footprint): boolean =>
  !boundsApart(bounds, boundsOfFootprint(footprint), 0) &&
  parts.some((part) => (isRound(part) ? overlaps(part, footprint) : ringOverlaps(part, footprint)))

/** The whole of it lies in one part of the ground; edges may touch. */
export const shapeHoldsWholly = ({ bounds, parts }: Shape, footprint: Footprint): boolean =>
  !boundsApart(bounds, boundsOfFootprint(footprint), 0) &&
  parts.some((part) => (isRound(part) ? wholly(part, footprint) : ringHoldsWholly(part, footprint)))

/** Between the nearest edges; 0 if they touch or overlap. */
export const shapeGap = ({ parts }: Shape, footprint: Footprint): number => {
  let least = Number.POSITIVE_INFINITY
  for (const part of parts) {
    least = Math.min(least, isRound(part) ? gap(part, footprint) : ringGap(part, footprint))
  }
  return least
}

/** The stretch of the line from a to b that lies in a disc. */
const discSpans = (disc: Disc, a: Point, b: Point, by: number): readonly Span[] => {
  const { x, y } = towards(a, b)
  const { centre, radius } = disc
  const inside = shared(spanNear(centre.x - a.x, centre.y - a.y, x, y, radius - by), {
    from: 0,
    to: distance(a, b),
  })
  return inside ? [inside] : []
}

const NO_SPANS: readonly Span[] = []

const spansIn = (
  { bounds, parts, boundsOfParts }: Shape,
  a: Point,
  b: Point,
  withEdges: boolean,
): readonly Span[] => {
  if (besideLine(bounds, a, b)) return NO_SPANS
  const spans: Span[] = []
  for (let i = 0; i < parts.length; i++) {
    const part = parts[i]
    const about = boundsOfParts[i]
    if (!part || !about || besideLine(about, a, b)) continue
    if (!isRound(part) && liesAside(part, a, b)) continue
    const inside = isRound(part)
      ? discSpans(part, a, b, withEdges ? 0 : GRAZE)
      : ringSpans(part, a, b, withEdges)
    for (const span of inside) spans.push(span)
  }
  return spans.length === 0 ? NO_SPANS : joined(spans)
}

/** The stretches of the line from a to b that lie in the ground, its edge included, measured from a. */
export const stretchesIn = (shape: Shape, a: Point, b: Point): readonly Span[] => spansIn(shape, a, b, true)

/** The same without what only runs along the edge. */
export const stretchesWithin = (shape: Shape, a: Point, b: Point): readonly Span[] =>
  spansIn(shape, a, b, false)

/** Part of the line from a to b lies inside; touching or running along an edge is not crossing. */
export const crossesShape = (shape: Shape, a: Point, b: Point): boolean =>
  (shape.isRectangle && cutsWellInto(shape.bounds, a, b)) || stretchesWithin(shape, a, b).length > 0

/** How much of the line from a to b lies in the ground. */
export const lengthIn = (shape: Shape, a: Point, b: Point): number => {
  let sum = 0
  for (const span of stretchesWithin(shape, a, b)) sum += lengthOf(span)
  return sum
}
