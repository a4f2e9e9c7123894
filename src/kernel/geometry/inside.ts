import { QUARTER } from './angle.ts'
import { corners } from './box.ts'
import { type Direction, stepOf } from './direction.ts'
import { spanNear } from './disc.ts'
import { type Box, type Footprint, farApart, isDisc } from './footprint.ts'
import type { Point } from './point.ts'
import { overlapArea } from './polygon.ts'
import { type Span, shared, spanBetween } from './span.ts'
import { spread } from './spread.ts'

const ALWAYS: Span = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY }

/** While all of these points, carried along a straight path, lie in the area, and no nearer to its edge than this. */
const spanInBox = (points: readonly Point[], { x: east, y: north }: Point, area: Box, off: number) => {
  const { rightX, rightY, leftX, leftY } = spread(area)
  const half = Math.abs(rightX * leftY - rightY * leftX)
  let span: Span | undefined = ALWAYS
  for (const sign of [-1, 1]) {
    const edgeX = rightX + sign * leftX
    const edgeY = rightY + sign * leftY
    const most = half - off * Math.sqrt(edgeX * edgeX + edgeY * edgeY)
    for (const p of points) {
      const away = edgeX * (p.y - area.centre.y) - edgeY * (p.x - area.centre.x)
      span = most < 0 ? undefined : shared(span, spanBetween(away, edgeX * north - edgeY * east, -most, most))
    }
  }
  return span
}

/** Where along a straight path the whole of something lies in the area, what lies behind the start included. */
export const insideSpan = (footprint: Footprint, way: Direction, area: Footprint): Span | undefined => {
  const step = stepOf(way)
  const points = isDisc(footprint) ? [footprint.centre] : corners(footprint)
  const off = isDisc(footprint) ? footprint.radius : 0
  if (!isDisc(area)) return spanInBox(points, step, area, off)
  if (off > area.radius) return undefined
  let span: Span | undefined = ALWAYS
  for (const { x, y } of points) {
    span = shared(span, spanNear(area.centre.x - x, area.centre.y - y, step.x, step.y, area.radius - off))
  }
  return span
}

const isSquare = (box: Box): boolean => box.heading % QUARTER === 0

/** Half of a box from west to east, or from south to north, if it stands square to the table. */
const halfAcross = ({ heading, width, depth }: Box): number =>
  (heading % (2 * QUARTER) === 0 ? width : depth) / 2
const halfUp = ({ heading, width, depth }: Box): number => (heading % (2 * QUARTER) === 0 ? depth : width) / 2

const common = (a: number, reachA: number, b: number, reachB: number): number =>
  Math.max(0, Math.min(a + reachA, b + reachB) - Math.max(a - reachA, b - reachB))

/** The ground that two boxes share, in square units. */
export const sharedArea = (a: Box, b: Box): number => {
  if (farApart(a, b, 0)) return 0
  if (!isSquare(a) || !isSquare(b)) return overlapArea(corners(a), corners(b))
  return (
    common(a.centre.x, halfAcross(a), b.centre.x, halfAcross(b)) *
    common(a.centre.y, halfUp(a), b.centre.y, halfUp(b))
  )
}
