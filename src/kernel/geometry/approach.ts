import { eastward, type Heading, northward } from './angle.ts'
import { type Box, corners, gap } from './box.ts'
import { type Point, side } from './point.ts'
import { spread } from './spread.ts'

/** From where to where along a straight path something lasts. */
export interface Span {
  readonly from: number
  readonly to: number
}

const { POSITIVE_INFINITY: NEVER, NEGATIVE_INFINITY: ALWAYS } = Number

/**
 * Where along a straight path a box overlaps the obstacle, what lies behind the start (below 0) included. With
 * `touching`, where it at least touches it.
 */
export const overlapSpan = (
  box: Box,
  heading: Heading,
  obstacle: Box,
  touching: boolean = false,
): Span | undefined => {
  const p = spread(box)
  const q = spread(obstacle)
  const x = obstacle.centre.x - box.centre.x
  const y = obstacle.centre.y - box.centre.y
  const east = eastward(heading)
  const north = northward(heading)
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

/** How far a box goes along a heading until its gap to the obstacle is no more than `near`; none if it never is. */
export const travelToWithin = (
  box: Box,
  heading: Heading,
  obstacle: Box,
  near: number,
): number | undefined => {
  if (gap(box, obstacle) <= near) return 0
  const east = eastward(heading)
  const north = northward(heading)
  const own = corners(box)
  const theirs = corners(obstacle)
  let first = NEVER
  for (const p of own) first = Math.min(first, nearOutline(p, east, north, theirs, near))
  for (const p of theirs) first = Math.min(first, nearOutline(p, -east, -north, own, near))
  return first === NEVER ? undefined : first
}
