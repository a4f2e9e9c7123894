import { eastward, type Heading, northward } from './angle.ts'
import { overlapSpan, type Span, travelToWithin } from './approach.ts'
import { type Box, gap, overlaps } from './box.ts'
import type { Point } from './point.ts'
import type { Rectangle } from './rectangle.ts'

/** Far below the width of a hair on the table, far above what divisions lose. */
const GRAZE = 1e-6

/** Coming this much closer is what rounding does to a move alongside, not an approach. */
const ALONGSIDE = 3

/** Rounded towards 0; what is a whole number but for the last digits of a product is that number. */
const towardsStart = (step: number): number => Math.trunc(step < 0 ? step - GRAZE : step + GRAZE)

/**
 * The box moved along a heading, its centre rounded to whole coordinates towards the start. The travels below end where
 * a box so placed overlaps nothing it was to keep clear of.
 */
export const placed = (box: Box, heading: Heading, distance: number): Box => ({
  centre: {
    x: box.centre.x + towardsStart(distance * eastward(heading)),
    y: box.centre.y + towardsStart(distance * northward(heading)),
  },
  heading: box.heading,
  width: box.width,
  depth: box.depth,
})

/** The travel itself, or the next shorter one by whole steps after which the box stands right; 0 if there is none. */
const settled = (box: Box, heading: Heading, travel: number, right: (place: Box) => boolean): number => {
  let distance = travel
  while (distance > 0 && !right(placed(box, heading, distance))) distance -= 1
  return Math.max(0, distance)
}

/** How far a box goes along a heading until it first touches the obstacle: 0 if it does now, none if it never will. */
export const travelToContact = (box: Box, heading: Heading, obstacle: Box): number | undefined => {
  const span = overlapSpan(box, heading, obstacle, true)
  if (span === undefined || span.to < -GRAZE) return undefined
  return settled(box, heading, span.from, (place) => !overlaps(place, obstacle))
}

/** How far a straight path leads to the east and to the north. */
interface Path {
  readonly east: number
  readonly north: number
}

export const pathOf = (heading: Heading, length: number): Path => ({
  east: length * eastward(heading),
  north: length * northward(heading),
})

/** Seen along one side of the table: something is farther than this from a path that ends so far off. */
const beside = (offset: number, end: number, reach: number): boolean =>
  end > 0 ? offset < -reach || offset > end + reach : offset > reach || offset < end - reach

/**
 * The box surely keeps more than this from the obstacle, all along its path and at both ends. Quick: only what surrounds
 * path and obstacle is looked at.
 */
export const offThePath = (box: Box, path: Path, obstacle: Box, by: number): boolean => {
  const reach = (box.width + box.depth + obstacle.width + obstacle.depth) / 2 + 2 + by
  return (
    beside(obstacle.centre.x - box.centre.x, path.east, reach) ||
    beside(obstacle.centre.y - box.centre.y, path.north, reach)
  )
}

/** How far a box may go before it overlaps the obstacle; any distance if it only passes along it. */
const travelToOverlap = (box: Box, heading: Heading, obstacle: Box): number => {
  const span = overlapSpan(box, heading, obstacle)
  if (span === undefined || span.to <= GRAZE || span.to - span.from <= GRAZE) return Number.POSITIVE_INFINITY
  return Math.max(0, span.from)
}

const travelKeeping = (box: Box, heading: Heading, obstacle: Box, start: number, short: number): number => {
  const far = Number.POSITIVE_INFINITY
  const least = Math.min(short, start - ALONGSIDE)
  if (start < short) {
    const nearer =
      least <= 0
        ? travelToOverlap(box, heading, obstacle)
        : (travelToWithin(box, heading, obstacle, least) ?? far)
    return nearer === far ? far : 0
  }
  if (short <= GRAZE) return travelToOverlap(box, heading, obstacle)
  if (travelToWithin(box, heading, obstacle, short - GRAZE) === undefined) return far
  return travelToWithin(box, heading, obstacle, short) ?? far
}

/**
 * The farthest a box may go along a heading, at most `most`, always keeping a gap of `short` to every obstacle. One that
 * starts nearer to an obstacle than that may go away from it or along it, but no nearer.
 */
export const travelClear = (
  box: Box,
  heading: Heading,
  most: number,
  obstacles: readonly Box[],
  short: number,
): number => {
  let travel = most
  const close: { readonly obstacle: Box; readonly least: number }[] = []
  const path = pathOf(heading, most)
  for (const obstacle of obstacles) {
    if (offThePath(box, path, obstacle, short)) continue
    const start = gap(box, obstacle)
    close.push({ obstacle, least: Math.min(short, Math.max(0, start - ALONGSIDE)) })
    travel = Math.min(travel, travelKeeping(box, heading, obstacle, start, short))
  }
  return settled(box, heading, travel, (place) =>
    close.every(
      ({ obstacle, least }) =>
        !overlaps(place, obstacle) && (least === 0 || gap(place, obstacle) >= least - GRAZE),
    ),
  )
}

/**
 * The farthest a box may go along a heading, at most `most`, and stand clear of every blocker there; it may pass through
 * them on the way. 0 if there is no such place.
 */
export const lastClearPlace = (
  box: Box,
  heading: Heading,
  most: number,
  blockers: readonly Box[],
): number => {
  const close: Box[] = []
  const spans: Span[] = []
  const path = pathOf(heading, most)
  for (const blocker of blockers) {
    if (offThePath(box, path, blocker, 0)) continue
    close.push(blocker)
    const span = overlapSpan(box, heading, blocker)
    if (span !== undefined && span.to > 0 && span.from < most) spans.push(span)
  }
  let travel = most
  while (travel > 0) {
    const inside = spans.find(({ from, to }) => from < travel && travel < to)
    if (inside !== undefined) travel = inside.from
    else if (close.some((blocker) => overlaps(placed(box, heading, travel), blocker))) travel -= 1
    else return travel
  }
  return 0
}

/** Where along the straight path of a point it lies in the area or on its edge, what lies behind the start included. */
export const insideSpan = (from: Point, heading: Heading, area: Rectangle): Span | undefined => {
  const east = eastward(heading)
  const north = northward(heading)
  let start = Number.NEGATIVE_INFINITY
  let end = Number.POSITIVE_INFINITY
  if (east === 0) {
    if (from.x < area.x1 || from.x > area.x2) return undefined
  } else {
    start = ((east > 0 ? area.x1 : area.x2) - from.x) / east
    end = ((east > 0 ? area.x2 : area.x1) - from.x) / east
  }
  if (north === 0) {
    if (from.y < area.y1 || from.y > area.y2) return undefined
  } else {
    start = Math.max(start, ((north > 0 ? area.y1 : area.y2) - from.y) / north)
    end = Math.min(end, ((north > 0 ? area.y2 : area.y1) - from.y) / north)
  }
  return start <= end ? { from: start, to: end } : undefined
}

/** How much of the path of a point, `most` long, lies in the area. */
export const travelInsideArea = (from: Point, heading: Heading, most: number, area: Rectangle): number => {
  const span = insideSpan(from, heading, area)
  return span === undefined ? 0 : Math.max(0, Math.min(most, span.to) - Math.max(0, span.from))
}

/** How far a point goes along a heading to the edge of the area it stands in; 0 if it stands outside. */
export const travelToEdge = (from: Point, heading: Heading, area: Rectangle): number =>
  Math.max(0, insideSpan(from, heading, area)?.to ?? 0)

/**
 * How far a point goes along a heading until it is on the line that runs through a place along another heading: 0 if it
 * is, none if it never gets there.
 */
export const travelToLine = (
  from: Point,
  heading: Heading,
  through: Point,
  line: Heading,
): number | undefined => {
  const east = eastward(line)
  const north = northward(line)
  const away = (through.x - from.x) * north - (through.y - from.y) * east
  if (Math.abs(away) < GRAZE) return 0
  const speed = eastward(heading) * north - northward(heading) * east
  const travel = away / speed
  return speed === 0 || travel < 0 ? undefined : travel
}
