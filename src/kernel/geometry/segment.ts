import type { Box } from './footprint.ts'
import { distance, type Point, side } from './point.ts'
import { spread } from './spread.ts'

/** The segments ab and cd cross at one inner point of both; touching and lying on each other is not crossing. */
export const segmentsCross = (a: Point, b: Point, c: Point, d: Point): boolean => {
  const fromC = side(a, b, c)
  const fromD = side(a, b, d)
  if (!((fromC > 0 && fromD < 0) || (fromC < 0 && fromD > 0))) return false
  const fromA = side(c, d, a)
  const fromB = side(c, d, b)
  return (fromA > 0 && fromB < 0) || (fromA < 0 && fromB > 0)
}

export const distanceToSegment = (p: Point, a: Point, b: Point): number => {
  const x = b.x - a.x
  const y = b.y - a.y
  const length = x * x + y * y
  const part = (p.x - a.x) * x + (p.y - a.y) * y
  if (part <= 0) return distance(p, a)
  if (part >= length) return distance(p, b)
  return Math.abs(side(a, b, p)) / Math.sqrt(length)
}

/** Part of the segment ab lies inside the box; touching or running along an edge is not crossing. */
export const crossesBox = (a: Point, b: Point, box: Box): boolean => {
  const { rightX, rightY, leftX, leftY } = spread(box)
  const { x, y } = box.centre
  const half = Math.abs(rightX * leftY - rightY * leftX)
  const acrossX = rightX - leftX
  const acrossY = rightY - leftY
  const downX = rightX + leftX
  const downY = rightY + leftY
  // Both ends on one side of an edge's line, the line included.
  const forwardA = acrossX * (a.y - y) - acrossY * (a.x - x)
  const forwardB = acrossX * (b.y - y) - acrossY * (b.x - x)
  if ((forwardA >= half && forwardB >= half) || (forwardA <= -half && forwardB <= -half)) return false
  const asideA = downX * (a.y - y) - downY * (a.x - x)
  const asideB = downX * (b.y - y) - downY * (b.x - x)
  if ((asideA >= half && asideB >= half) || (asideA <= -half && asideB <= -half)) return false
  // The whole box on one side of the segment's line.
  const alongX = b.x - a.x
  const alongY = b.y - a.y
  if (alongX === 0 && alongY === 0) return true
  const most = Math.max(
    Math.abs(alongX * rightY - alongY * rightX),
    Math.abs(alongX * leftY - alongY * leftX),
  )
  return Math.abs(alongX * (y - a.y) - alongY * (x - a.x)) < most
}
