import { NO_DICE } from '#kernel/chance/no-dice.ts'
import type { Heading } from '#kernel/geometry/angle.ts'
import type { Box } from '#kernel/geometry/box.ts'
import { overlaps } from '#kernel/geometry/gap.ts'
import { lastClearPlace, placed } from '#kernel/geometry/sweep.ts'
import { SILENT } from '#kernel/procedure/trace.ts'
import { roomForAll } from '#table/retreat.ts'
import { edgeAhead, type Surroundings } from '#table/travel.ts'
import { fallBack } from '../../procedures/fall-back.ts'
import { isTakenInPart } from '../../reckoning/movement.ts'
import { FALL_BACK, fromInches, THROUGH_FRIENDS_AT_MOST, toInches } from '../../tables/index.ts'
import type { Base, State, Unit } from '../state.ts'
import { fateAt } from './fates.ts'
import { leavesShellingAt } from './out-of-shelling.ts'
import type { PlannedBase } from './plan.ts'
import { surroundingsOf } from './surroundings.ts'
import { freeSpace, linesBack, roomOf, roomOfUnit } from './way-back.ts'

/** How a unit goes back. */
export interface FallingBack {
  readonly bases: readonly PlannedBase[]
  /** PA-MOVE-22: it stops among its own men and drops a level more. */
  readonly jammed: boolean
}

/** All that a unit may meet as it falls back. */
export const aroundFallingBack = (state: State, unit: Unit): Surroundings<Box> =>
  surroundingsOf(state, unit, THROUGH_FRIENDS_AT_MOST)

/** Where a base is after so much of its way: beyond its own edge it is lost, at the others it stops (PA-GEO-12). */
const endOf = (state: State, unit: Unit, base: Base, heading: Heading, length: number): PlannedBase => {
  const edge = edgeAhead(state.table, base.centre, heading)
  const fate = fateAt(edge.outward, state.table.enemy[unit.side], 'fall-back')
  return fate && length > edge.distance
    ? { base, place: placed(base, heading, edge.distance), fate }
    : { base, place: placed(base, heading, Math.min(length, edge.distance)), fate: null }
}

/** Nobody who is still on the table stands upon anybody or in a barrier. */
const isClear = (ends: readonly PlannedBase[], taken: readonly Box[]): boolean => {
  const places = ends.flatMap(({ place, fate }) => (fate ? [] : [place]))
  return places.every(
    (place, i) =>
      !taken.some((other) => overlaps(place, other)) &&
      !places.some((other, j) => j > i && overlaps(place, other)),
  )
}

/** The last place on the way, up to `most`, where all stand clear: where they start if there is no other. */
const lastClearForAll = (
  state: State,
  { bases }: Unit,
  heading: Heading,
  most: number,
  taken: readonly Box[],
): number => {
  // Short of every edge all go alike, and so do not come upon each other.
  let length = Math.min(most, ...bases.map(({ centre }) => edgeAhead(state.table, centre, heading).distance))
  for (;;) {
    const clear = Math.min(...bases.map((base) => lastClearPlace(base, heading, length, taken)))
    if (clear >= length) return length
    length = clear
  }
}

/** PA-MOVE-21: how far the body goes on through its friends; none if there is no place for it. */
const beyondFriends = (
  state: State,
  around: Surroundings<Box>,
  ends: readonly PlannedBase[],
  heading: Heading,
  least: number,
  taken: readonly Box[],
): number | undefined => {
  const { table } = state
  const bases = ends.flatMap(({ base, fate }) => (fate ? [] : [base]))
  const farthest = fromInches(THROUGH_FRIENDS_AT_MOST)
  const most = Math.min(
    farthest,
    ...bases.map((base) => freeSpace(table, around, base, heading, farthest)),
    ...bases.map(({ centre }) => edgeAhead(table, centre, heading).distance),
  )
  return roomForAll(bases, heading, { least, most }, taken)
}

/** PA-MOVE-16: all bases by the same line and distance, through friends if need be (PA-MOVE-21, PA-MOVE-22). */
export const planFallBack = (
  state: State,
  unit: Unit,
  around: Surroundings<Box>,
  heading: Heading,
): FallingBack => {
  const { distance } = fallBack.resolve(
    {
      clear: toInches(roomOfUnit(state.table, around, unit, heading)),
      leavesShellingAt: leavesShellingAt(state, unit, heading),
      immobile: false,
      bases: [],
      options: state.options,
    },
    NO_DICE,
    SILENT,
  )
  const length = fromInches(distance)
  const taken = [...around.friends, ...around.closed]
  const endsAt = (far: number) => unit.bases.map((base) => endOf(state, unit, base, heading, far))
  const ends = endsAt(length)
  if (isClear(ends, taken)) return { bases: ends, jammed: false }
  const beyond = beyondFriends(state, around, ends, heading, length, taken)
  if (beyond !== undefined) return { bases: endsAt(beyond), jammed: false }
  return { bases: endsAt(lastClearForAll(state, unit, heading, length, taken)), jammed: true }
}

/** PA-MOVE-23: a base's own way back, one inch by the smallest turn; none if it is hemmed in. */
const ownWayBack = (
  state: State,
  unit: Unit,
  around: Surroundings<Box>,
  base: Base,
  taken: readonly Box[],
): PlannedBase | undefined => {
  const inch = fromInches(FALL_BACK)
  for (const heading of linesBack(state, unit)) {
    if (roomOf(state.table, around, base, heading) < inch) continue
    const end = endOf(state, unit, base, heading, inch)
    if (isClear([end], taken)) return end
  }
  return undefined
}

/** PA-MOVE-23: those who find a way of their own; nobody if fewer than half of the unit do. */
export const planBaseByBase = (
  state: State,
  unit: Unit,
  around: Surroundings<Box>,
): readonly PlannedBase[] => {
  const taken = [...around.friends, ...around.closed]
  const found: PlannedBase[] = []
  for (const base of unit.bases) {
    const end = ownWayBack(state, unit, around, base, taken)
    if (!end) continue
    found.push(end)
    if (!end.fate) taken.push(end.place)
  }
  return isTakenInPart(unit.bases.length, found.length) ? found : []
}
