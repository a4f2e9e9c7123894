import { type Footprint, isDisc, reach } from './footprint.ts'
import type { Point } from './point.ts'
import { crossesBox, distanceToSegment } from './segment.ts'
import { GRAZE } from './span.ts'

/** No part of it can lie between the two ends of a line. */
const outOfTheWay = (from: Point, to: Point, footprint: Footprint): boolean => {
  const by = reach(footprint)
  const { x, y } = footprint.centre
  return (
    (x + by < from.x && x + by < to.x) ||
    (x - by > from.x && x - by > to.x) ||
    (y + by < from.y && y + by < to.y) ||
    (y - by > from.y && y - by > to.y)
  )
}

/** A straight line from one place to another crosses it; touching is not crossing. Quick where it is far off. */
export const liesBetween = (from: Point, to: Point, footprint: Footprint): boolean => {
  if (outOfTheWay(from, to, footprint)) return false
  return isDisc(footprint)
    ? distanceToSegment(footprint.centre, from, to) < footprint.radius - GRAZE
    : crossesBox(from, to, footprint)
}
