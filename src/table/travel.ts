import { HALF, type Heading, QUARTER } from '#kernel/geometry/angle.ts'
import type { TableSize } from '#kernel/geometry/bounds.ts'
import { type Direction, stepOf } from '#kernel/geometry/direction.ts'
import type { Footprint } from '#kernel/geometry/footprint.ts'
import { overlaps } from '#kernel/geometry/gap.ts'
import type { Point } from '#kernel/geometry/point.ts'
import {
  lastClearPlace,
  offThePath,
  pathOf,
  placed,
  travelClear,
  travelToContact,
} from '#kernel/geometry/sweep.ts'

/** What a moving unit may meet. */
export interface Surroundings<F extends Footprint = Footprint> {
  /** Stands it may pass through, but not stop on. */
  readonly friends: readonly F[]
  readonly enemies: readonly F[]
  /** Ground it cannot enter. */
  readonly closed: readonly F[]
  /** Ground it can cross, but not stop on. */
  readonly bridged: readonly F[]
}

/** Who moves, among what, and what may become of him. */
export interface Mover<Fate> {
  readonly table: TableSize
  readonly around: Surroundings
  /** The gap he keeps from enemies all the way; none if he may run into them. */
  readonly keepsOff: number | undefined
  /** How far beyond the end of his way an enemy still matters. */
  readonly looksOn: number
  /** What becomes of him where his centre crosses an edge of the table; none where every move stops. */
  fateAt(outward: Heading): Fate | undefined
}

/** A straight stretch of a move, as far as it can be foretold without the rest of the unit. */
export interface Leg<F extends Footprint, Fate> {
  readonly footprint: F
  readonly way: Direction
  /** As far as allowance, ground and table let it go. */
  readonly most: number
  /** Where it would meet the enemy. */
  readonly enemy: number | undefined
  /** Where its centre crosses the edge of the table, and what becomes of it then. */
  readonly leaves: { readonly at: number; readonly fate: Fate } | undefined
}

/** How far it is straight on to the edge of the table, and which way that edge looks. */
export const edgeAhead = (
  table: TableSize,
  from: Point,
  way: Direction,
): { readonly distance: number; readonly outward: Heading } => {
  const { x: east, y: north } = stepOf(way)
  const far = Number.POSITIVE_INFINITY
  const x = east > 0 ? (table.width - from.x) / east : east < 0 ? from.x / -east : far
  const y = north > 0 ? (table.depth - from.y) / north : north < 0 ? from.y / -north : far
  return x <= y
    ? { distance: Math.max(0, x), outward: east > 0 ? QUARTER : HALF + QUARTER }
    : { distance: Math.max(0, y), outward: north > 0 ? 0 : HALF }
}

/** How far it is straight on to the first of them that it would touch; none if that is farther than this. */
export const firstContact = (
  footprint: Footprint,
  way: Direction,
  most: number,
  others: readonly Footprint[],
): number | undefined => {
  const path = pathOf(way, most)
  let nearest: number | undefined
  for (const other of others) {
    if (offThePath(footprint, path, other, 0)) continue
    const travel = travelToContact(footprint, way, other)
    if (travel !== undefined && travel <= most && (nearest === undefined || travel < nearest)) {
      nearest = travel
    }
  }
  return nearest
}

export const legOf = <F extends Footprint, Fate>(
  { table, around, keepsOff, looksOn, fateAt }: Mover<Fate>,
  footprint: F,
  direction: Direction,
  reach: number,
): Leg<F, Fate> => {
  const way = stepOf(direction)
  const edge = edgeAhead(table, footprint.centre, way)
  const fate = fateAt(edge.outward)
  const open = around.closed.length > 0 ? travelClear(footprint, way, reach, around.closed, 0) : reach
  const free = keepsOff === undefined ? open : travelClear(footprint, way, open, around.enemies, keepsOff)
  const most = Math.min(free, edge.distance)
  return {
    footprint,
    way,
    most,
    enemy: firstContact(footprint, way, most + looksOn, around.enemies),
    leaves: fate !== undefined && free > edge.distance ? { at: edge.distance, fate } : undefined,
  }
}

/** The last straight stretch of the move of one of a unit. */
export interface Course<F extends Footprint, Fate> {
  /** As it stood before it moved. */
  readonly stand: F
  readonly leg: Leg<F, Fate>
  /** The last place of its leg up to this one where the ground lets it stop; any if nothing is said. */
  settle?(at: number): number
}

/** Where a leg is to end if nobody stands there; with a fate it leaves the table there. */
export interface Halt<Fate> {
  readonly at: number
  readonly fate: Fate | undefined
}

/** In nobody's way. */
const AWAY: Footprint = { centre: { x: -1e9, y: -1e9 }, heading: 0, radius: 0 }

interface Stopped<Fate> extends Halt<Fate> {
  readonly place: Footprint
}

/** The last place up to this one where it stands clear and the ground lets it. */
const lastPlace = <Fate>(
  { leg: { footprint, way }, settle }: Course<Footprint, Fate>,
  at: number,
  blockers: readonly Footprint[],
): number => {
  if (!settle) return lastClearPlace(footprint, way, at, blockers)
  let length = at
  for (;;) {
    const next = lastClearPlace(footprint, way, settle(length), blockers)
    if (next >= length) return length
    length = next
  }
}

/** Each stops where it can stand among the friends, those who have stopped before it, and `still`, who have yet to go. */
const stopAll = <C extends Course<Footprint, Fate>, Fate>(
  around: Surroundings,
  courses: readonly C[],
  haltOf: (course: C) => Halt<Fate>,
  still: readonly Footprint[],
): Stopped<Fate>[] => {
  const blockers: Footprint[] = [...around.friends, ...around.bridged, ...still]
  const others = around.friends.length + around.bridged.length
  return courses.map((course) => {
    const { footprint, way } = course.leg
    const own = still.indexOf(course.stand)
    if (own >= 0) blockers[others + own] = AWAY
    const { at, fate } = haltOf(course)
    const length = fate === undefined ? lastPlace(course, at, blockers) : at
    const place = placed(footprint, way, length)
    if (fate === undefined) blockers.push(place)
    return { at: length, fate, place }
  })
}

const collide = <Fate>(stops: readonly Stopped<Fate>[]): boolean =>
  stops.some(
    (a, i) =>
      a.fate === undefined &&
      stops.some((b, j) => j > i && b.fate === undefined && overlaps(a.place, b.place)),
  )

/**
 * Where each of a unit stops. They follow one another in the order given; where that ends with one upon another, each
 * waits for room instead.
 */
export const stopTogether = <C extends Course<Footprint, Fate>, Fate>(
  around: Surroundings,
  courses: readonly C[],
  haltOf: (course: C) => Halt<Fate>,
): readonly Halt<Fate>[] => {
  const stops = stopAll(around, courses, haltOf, [])
  if (courses.length === 1 || !collide(stops)) return stops
  return stopAll(
    around,
    courses,
    haltOf,
    courses.map(({ stand }) => stand),
  )
}
