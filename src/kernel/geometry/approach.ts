import { corners } from './box.ts'
import { type Direction, stepOf } from './direction.ts'
import { spanBeside, spanNear } from './disc.ts'
import { type Box, type Footprint, isDisc } from './footprint.ts'
import { gap } from './gap.ts'
import { type Point, side } from './point.ts'
import { GRAZE, hull, type Span, shared, spanBetween } from './span.ts'
import { spread } from './spread.ts'

const { POSITIVE_INFINITY: NEVER, NEGATIVE_INFINITY: ALWAYS } = Number

const boxSpan = (
  box: Box,
  { x: east, y: north }: Point,
  obstacle: Box,
  touching: boolean,
): Span | undefined => {
  const p = spread(box)
  const q = spread(obstacle)
  const x = obstacle.centre.x - box.centre.x
  const y = obstacle.centre.y - box.centre.y
  let from = ALWAYS
  let to = NEVER
  // Seen along each edge, both boxes are intervals about their centres: they overlap while all four pairs do.
  for (let i = 0; i < 4; i++) {
    const own = i < 2 ? p : q
    const sign = i % 2 === 0 ? 1 : -1
    const edgeX = own.rightX + sign * own.leftX
    const edgeY = own.rightY + sign * own.leftY
    const reach =
      Math.max(Math.abs(edgeX * p.rightY - edgeY * p.rightX), Math.abs(edgeX * p.leftY - edgeY * p.leftX)) +
      Math.max(Math.abs(edgeX * q.rightY - edgeY * q.rightX), Math.abs(edgeX * q.leftY - edgeY * q.leftX))
    const away = edgeX * y - edgeY * x
    const speed = edgeX * north - edgeY * east
    if (speed === 0) {
      if (touching ? Math.abs(away) > reach : Math.abs(away) >= reach) return undefined
    } else {
      const bound = speed > 0 ? reach : -reach
      from = Math.max(from, (away - bound) / speed)
      to = Math.min(to, (away + bound) / speed)
    }
  }
  return (touching ? from <= to : from < to) ? { from, to } : undefined
}

/** While a point on a straight path is on a box. */
const spanOver = (p: Point, { x: east, y: north }: Point, box: Box): Span | undefined => {
  const { rightX, rightY, leftX, leftY } = spread(box)
  const x = p.x - box.centre.x
  const y = p.y - box.centre.y
  const half = Math.abs(rightX * leftY - rightY * leftX)
  const over = (edgeX: number, edgeY: number): Span | undefined =>
    spanBetween(edgeX * y - edgeY * x, edgeX * north - edgeY * east, -half, half)
  return shared(over(rightX - leftX, rightY - leftY), over(rightX + leftX, rightY + leftY))
}

/** While a point on a straight path is on a box or no farther from it than this: over it, along an edge, at a corner. */
const spanAround = (p: Point, step: Point, box: Box, near: number): Span | undefined => {
  const { x: east, y: north } = step
  let span = spanOver(p, step, box)
  const outline = corners(box)
  let before = outline[3]
  for (const q of outline) {
    span = hull(span, spanNear(q.x - p.x, q.y - p.y, east, north, near))
    span = hull(span, spanBeside(p, east, north, before, q, near))
    before = q
  }
  return span
}

/** Whatever comes between two of which one at least is round. */
const roundSpan = (a: Footprint, step: Point, b: Footprint, near: number): Span | undefined => {
  if (isDisc(a)) {
    if (!isDisc(b)) return spanAround(a.centre, step, b, a.radius + near)
    const { x, y } = a.centre
    return spanNear(b.centre.x - x, b.centre.y - y, step.x, step.y, a.radius + b.radius + near)
  }
  // The box that comes towards a disc sees the disc come the other way.
  return isDisc(b) ? spanAround(b.centre, { x: -step.x, y: -step.y }, a, b.radius + near) : undefined
}

/**
 * Where along a straight path something overlaps the obstacle, what lies behind the start (below 0) included. With
 * `touching`, where it at least touches it.
 */
export const overlapSpan = (
  footprint: Footprint,
  way: Direction,
  obstacle: Footprint,
  touching: boolean = false,
): Span | undefined => {
  const step = stepOf(way)
  if (!isDisc(footprint) && !isDisc(obstacle)) return boxSpan(footprint, step, obstacle, touching)
  // Passing along it is touching, not overlapping.
  if (!touching && roundSpan(footprint, step, obstacle, -GRAZE) === undefined) return undefined
  return roundSpan(footprint, step, obstacle, 0)
}

/** When a point on a straight path first comes as near as this to a point; it starts farther away. */
const nearPoint = (x: number, y: number, east: number, north: number, near: number): number => {
  const aside = x * north - y * east
  if (Math.abs(aside) > near) return NEVER
  const travel = x * east + y * north - Math.sqrt(near * near - aside * aside)
  return travel < 0 ? NEVER : travel
}

/** When a point on a straight path first comes as near as this to the inside of a segment. */
const nearSegment = (p: Point, east: number, north: number, a: Point, b: Point, near: number): number => {
  const alongX = b.x - a.x
  const alongY = b.y - a.y
  const square = alongX * alongX + alongY * alongY
  const speed = alongX * north - alongY * east
  if (speed === 0) return NEVER
  const bound = near * Math.sqrt(square)
  const away = side(a, b, p)
  const travel = ((away > 0 ? bound : -bound) - away) / speed
  if (travel < 0 || Math.abs(away) < bound) return NEVER
  const part = (p.x + travel * east - a.x) * alongX + (p.y + travel * north - a.y) * alongY
  return part >= 0 && part <= square ? travel : NEVER
}

const nearOutline = (
  p: Point,
  east: number,
  north: number,
  outline: readonly Point[],
  near: number,
): number => {
  let first = NEVER
  let before = outline.at(-1)
  for (const q of outline) {
    first = Math.min(first, nearPoint(q.x - p.x, q.y - p.y, east, north, near))
    if (before !== undefined) first = Math.min(first, nearSegment(p, east, north, before, q, near))
    before = q
  }
  return first
}

/** How far something goes until its gap to the obstacle is no more than `near`; none if it never is. */
export const travelToWithin = (
  footprint: Footprint,
  way: Direction,
  obstacle: Footprint,
  near: number,
): number | undefined => {
  if (gap(footprint, obstacle) <= near) return 0
  const step = stepOf(way)
  if (isDisc(footprint) || isDisc(obstacle)) {
    const span = roundSpan(footprint, step, obstacle, near)
    return span === undefined || span.from < 0 ? undefined : span.from
  }
  const { x: east, y: north } = step
  const own = corners(footprint)
  const theirs = corners(obstacle)
  let first = NEVER
  for (const p of own) first = Math.min(first, nearOutline(p, east, north, theirs, near))
  for (const p of theirs) first = Math.min(first, nearOutline(p, -east, -north, own, near))
  return first === NEVER ? undefined : first
}
