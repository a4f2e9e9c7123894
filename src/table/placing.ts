import { along, CIRCLE, type Heading } from '#kernel/geometry/angle.ts'
import { type TableSize, whollyOnTable } from '#kernel/geometry/bounds.ts'
import { type Footprint, standingAt } from '#kernel/geometry/footprint.ts'
import { overlaps } from '#kernel/geometry/gap.ts'
import { add, type Point } from '#kernel/geometry/point.ts'
import { memo } from '#kernel/memo.ts'
import type { Stand } from './stand.ts'

/** Where one of a unit is set down; it looks as before if nothing is said. */
export interface PlaceFor {
  readonly id: string
  readonly centre: Point
  readonly heading?: Heading | undefined
}

/** The stands of a unit where they are set down; those that are not named stay. */
export const setDown = <S extends Stand>(
  stands: readonly S[],
  places: readonly PlaceFor[],
  standAt: (stand: S, centre: Point, heading: Heading) => S,
): readonly S[] =>
  stands.map((stand) => {
    const place = places.find(({ id }) => id === stand.id)
    return place ? standAt(stand, place.centre, place.heading ?? stand.heading) : stand
  })

export type PlacingReason = 'off-table' | 'outside' | 'occupied' | 'contact' | 'not-together'

/** Where a unit may be set down. */
export interface Room<S extends Footprint> {
  readonly table: TableSize
  /** Whether this is ground for it. */
  belongs(stand: S): boolean
  /** Friends, and ground on which nobody stands. */
  readonly taken: readonly Footprint[]
  readonly enemies: readonly Footprint[]
  inContact(a: Footprint, b: Footprint): boolean
  /** Whether the unit is one body so. */
  isTogether(stands: readonly S[]): boolean
}

/** Why a unit cannot stand so; none if it can. */
export const placingHindrance = <S extends Footprint>(
  { table, belongs, taken, enemies, inContact, isTogether }: Room<S>,
  stands: readonly S[],
): PlacingReason | undefined => {
  for (const [i, stand] of stands.entries()) {
    if (!whollyOnTable(table, stand)) return 'off-table'
    if (!belongs(stand)) return 'outside'
    if (taken.some((other) => overlaps(other, stand))) return 'occupied'
    if (stands.some((other, j) => j > i && overlaps(other, stand))) return 'occupied'
    if (enemies.some((enemy) => inContact(enemy, stand))) return 'contact'
  }
  return isTogether(stands) ? undefined : 'not-together'
}

/** Rings of places about a wished one, tried in order: the nearest ring first, each from north round to the right. */
export interface Rings {
  /** Between one ring and the next. */
  readonly apart: number
  readonly most: number
  /** Between one place of a ring and the next. */
  readonly turn: Heading
}

const MIDDLE: Point = { x: 0, y: 0 }

/** From the wished place to each of the others, and how many of them are on each ring. */
const stepsOf = memo(({ apart, most, turn }: Rings) => {
  const steps: Point[] = []
  for (let off = apart; off <= most; off += apart)
    for (let heading = 0; heading < CIRCLE; heading += turn) steps.push(along(MIDDLE, heading, off))
  return { steps, onRing: Math.ceil(CIRCLE / turn) }
})

/** The nearest place to the wished one that is free, by rings about it; none if there is none so near. */
export const nearestFree = (
  wished: Footprint,
  rings: Rings,
  isFree: (place: Footprint) => boolean,
): Footprint | undefined => {
  if (isFree(wished)) return wished
  const at = nearestOnRings(wished.centre, rings, 0, (p) => isFree(standingAt(wished, p, wished.heading)))
  return at && standingAt(wished, at, wished.heading)
}

/** The same of places alone; the wished one is none of them, nor any that is surely nearer to it than this. */
export const nearestOnRings = (
  wished: Point,
  rings: Rings,
  beyond: number,
  isFree: (at: Point) => boolean,
): Point | undefined => {
  const { steps, onRing } = stepsOf(rings)
  const skipped = Math.max(0, Math.ceil(beyond / rings.apart) - 1)
  for (let i = skipped * onRing; i < steps.length; i++) {
    const step = steps[i]
    if (!step) break
    const at = add(wished, step)
    if (isFree(at)) return at
  }
  return undefined
}
