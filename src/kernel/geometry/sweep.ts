import { overlapSpan, travelToWithin } from './approach.ts'
import { type Direction, stepOf } from './direction.ts'
import { type Box, type Footprint, reach, standingAt } from './footprint.ts'
import { gap, overlaps } from './gap.ts'
import type { Point } from './point.ts'
import { GRAZE, type Span } from './span.ts'

/** Coming this much closer is what rounding does to a move alongside, not an approach. */
const ALONGSIDE = 3

/** Rounded towards 0; what is a whole number but for the last digits of a product is that number. */
const towardsStart = (step: number): number => Math.trunc(step < 0 ? step - GRAZE : step + GRAZE)

/**
 * The footprint moved straight on, its centre rounded to whole coordinates towards the start. The travels below end where
 * one so placed overlaps nothing it was to keep clear of.
 */
export function placed(footprint: Box, way: Direction, distance: number): Box
export function placed(footprint: Footprint, way: Direction, distance: number): Footprint
export function placed(footprint: Footprint, way: Direction, distance: number): Footprint {
  const { centre, heading } = footprint
  const { x, y } = stepOf(way)
  const there = { x: centre.x + towardsStart(distance * x), y: centre.y + towardsStart(distance * y) }
  return standingAt(footprint, there, heading)
}

/** The travel itself, or the next shorter one by whole steps after which it stands right; 0 if there is none. */
const settled = (
  footprint: Footprint,
  step: Point,
  travel: number,
  right: (place: Footprint) => boolean,
): number => {
  let distance = travel
  while (distance > 0 && !right(placed(footprint, step, distance))) distance -= 1
  return Math.max(0, distance)
}

/** How far something goes until it first touches the obstacle: 0 if it does now, none if it never will. */
export const travelToContact = (
  footprint: Footprint,
  way: Direction,
  obstacle: Footprint,
): number | undefined => {
  const step = stepOf(way)
  const span = overlapSpan(footprint, step, obstacle, true)
  if (span === undefined || span.to < -GRAZE) return undefined
  return settled(footprint, step, span.from, (place) => !overlaps(place, obstacle))
}

/** How far a straight path leads to the east and to the north. */
interface Path {
  readonly east: number
  readonly north: number
}

export const pathOf = (way: Direction, length: number): Path => {
  const { x, y } = stepOf(way)
  return { east: length * x, north: length * y }
}

/** Seen along one side of the table: something is farther than this from a path that ends so far off. */
const beside = (offset: number, end: number, reach: number): boolean =>
  end > 0 ? offset < -reach || offset > end + reach : offset > reach || offset < end - reach

/**
 * Something surely keeps more than this from the obstacle, all along its path and at both ends. Quick: only what
 * surrounds path and obstacle is looked at.
 */
export const offThePath = (footprint: Footprint, path: Path, obstacle: Footprint, by: number): boolean => {
  const near = reach(footprint) + reach(obstacle) + by
  return (
    beside(obstacle.centre.x - footprint.centre.x, path.east, near) ||
    beside(obstacle.centre.y - footprint.centre.y, path.north, near)
  )
}

/** How far something may go before it overlaps the obstacle; any distance if it only passes along it. */
const travelToOverlap = (footprint: Footprint, step: Point, obstacle: Footprint): number => {
  const span = overlapSpan(footprint, step, obstacle)
  if (span === undefined || span.to <= GRAZE || span.to - span.from <= GRAZE) return Number.POSITIVE_INFINITY
  return Math.max(0, span.from)
}

const travelKeeping = (
  footprint: Footprint,
  step: Point,
  obstacle: Footprint,
  start: number,
  short: number,
): number => {
  const far = Number.POSITIVE_INFINITY
  const least = Math.min(short, start - ALONGSIDE)
  if (start < short) {
    const nearer =
      least <= 0
        ? travelToOverlap(footprint, step, obstacle)
        : (travelToWithin(footprint, step, obstacle, least) ?? far)
    return nearer === far ? far : 0
  }
  if (short <= GRAZE) return travelToOverlap(footprint, step, obstacle)
  if (travelToWithin(footprint, step, obstacle, short - GRAZE) === undefined) return far
  return travelToWithin(footprint, step, obstacle, short) ?? far
}

/**
 * The farthest something may go straight on, at most `most`, always keeping a gap of `short` to every obstacle. One that
 * starts nearer to an obstacle than that may go away from it or along it, but no nearer.
 */
export const travelClear = (
  footprint: Footprint,
  way: Direction,
  most: number,
  obstacles: readonly Footprint[],
  short: number,
): number => {
  let travel = most
  const step = stepOf(way)
  const close: { readonly obstacle: Footprint; readonly least: number }[] = []
  const path = pathOf(step, most)
  for (const obstacle of obstacles) {
    if (offThePath(footprint, path, obstacle, short)) continue
    const start = gap(footprint, obstacle)
    close.push({ obstacle, least: Math.min(short, Math.max(0, start - ALONGSIDE)) })
    travel = Math.min(travel, travelKeeping(footprint, step, obstacle, start, short))
  }
  if (close.length === 0) return Math.max(0, travel)
  return settled(footprint, step, travel, (place) =>
    close.every(
      ({ obstacle, least }) =>
        !overlaps(place, obstacle) && (least === 0 || gap(place, obstacle) >= least - GRAZE),
    ),
  )
}

/**
 * The farthest something may go straight on, at most `most`, and stand clear of every blocker there; it may pass through
 * them on the way. 0 if there is no such place.
 */
export const lastClearPlace = (
  footprint: Footprint,
  way: Direction,
  most: number,
  blockers: readonly Footprint[],
): number => {
  const close: Footprint[] = []
  const spans: Span[] = []
  const step = stepOf(way)
  const path = pathOf(step, most)
  for (const blocker of blockers) {
    if (offThePath(footprint, path, blocker, 0)) continue
    close.push(blocker)
    const span = overlapSpan(footprint, step, blocker)
    if (span !== undefined && span.to > 0 && span.from < most) spans.push(span)
  }
  let travel = most
  while (travel > 0 && close.length > 0) {
    const inside = spans.find(({ from, to }) => from < travel && travel < to)
    if (inside !== undefined) {
      travel = inside.from
      continue
    }
    const place = placed(footprint, step, travel)
    if (!close.some((blocker) => overlaps(place, blocker))) return travel
    travel -= 1
  }
  return Math.max(0, travel)
}

/**
 * The least something has to go straight on, from `least` to at most `most`, to stand clear of every blocker there,
 * through which it may pass; none if there is no such place.
 */
export const firstClearPlace = (
  footprint: Footprint,
  way: Direction,
  least: number,
  most: number,
  blockers: readonly Footprint[],
): number | undefined => {
  const step = stepOf(way)
  const path = pathOf(step, most)
  const close = blockers.filter((blocker) => !offThePath(footprint, path, blocker, 0))
  const spans = close.map((blocker) => overlapSpan(footprint, step, blocker))
  let travel = least
  while (travel <= most) {
    const inside = spans.find((span) => span !== undefined && span.from < travel && travel < span.to)
    if (inside !== undefined) travel = inside.to
    else if (close.some((blocker) => overlaps(placed(footprint, step, travel), blocker))) travel += 1
    else return travel
  }
  return undefined
}
