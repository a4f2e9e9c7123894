import type { Heading } from '#kernel/geometry/angle.ts'
import type { TableSize } from '#kernel/geometry/bounds.ts'
import { type Footprint, farApart, standingAt } from '#kernel/geometry/footprint.ts'
import { gap } from '#kernel/geometry/gap.ts'
import type { Point } from '#kernel/geometry/point.ts'
import { shapeHolds } from '#kernel/geometry/shape.ts'
import { fromCm, KEEP_CLEAR, LENGTH_FORGIVEN } from '../../tables/index.ts'
import type { Side } from '../../vocabulary.ts'
import { cutsInto, staysOnTable } from '../board/cutting.ts'
import { trenchAt } from '../board/ground.ts'
import { type Field, fieldOf } from '../field.ts'
import type { BlockHouse, Stand, State } from '../state.ts'
import { goingOf } from './mover.ts'
import { liesOnWire, wireMoverOf } from './wire-gaps.ts'

/** Why nobody may stand somewhere. */
export type StandingFault = 'off-table' | 'occupied' | 'enemy' | 'wire' | 'water' | 'trench'

/** Somebody who goes in for an enemy. */
interface Assault {
  /** The enemy is on the wire, so that the wire is no bar (FF-WIRE-10). */
  readonly onWire: boolean
}

export const tableOf = ({ width, length }: Field): TableSize => ({ width, depth: length })

/** FF-MOVE-10: a road bridges water and trenches. */
export const isOnRoad = ({ roads }: Field, p: Point): boolean => roads.some((road) => shapeHolds(road, p))

/** FF-MOVE-17: the place is in a river or a stream, and on no bridge. */
export const isInWater = (field: Field, p: Point): boolean => {
  if (field.streams.length === 0 && !field.patches.some(({ kind }) => kind === 'river')) return false
  const wet =
    field.streams.some((stream) => shapeHolds(stream, p)) ||
    field.patches.some(({ kind, shape }) => kind === 'river' && shapeHolds(shape, p))
  return wet && !isOnRoad(field, p)
}

/** FF-BLOCK-05: a stand of foot that is set down in a block house nobody holds. */
export const entersBlockHouse = ({ type }: Stand, house: BlockHouse, centre: Point): boolean =>
  house.holder === null &&
  (type === 'infantry' ||
    type === 'lmg' ||
    type === 'machine-gun' ||
    type === 'flamethrower' ||
    type === 'at-rifle') &&
  centre.x === house.centre.x &&
  centre.y === house.centre.y

/** A base lies on another, or on a block house (FF-MOVE-14: those below are in nobody's way). */
export const isTaken = (state: State, stand: Stand, place: Footprint): boolean => {
  for (const other of state.stands) {
    if (other.id === stand.id || other.below || farApart(other, place, 0)) continue
    if (cutsInto(other, place)) return true
  }
  return state.blockHouses.some(
    (house) =>
      !farApart(house, place, 0) && cutsInto(house, place) && !entersBlockHouse(stand, house, place.centre),
  )
}

/** FF-MOVE-11: nearer than this to an enemy, a block house that one holds included. */
export const isNearEnemy = (state: State, side: Side, place: Footprint, least: number): boolean => {
  const short = least - LENGTH_FORGIVEN
  for (const other of state.stands) {
    if (other.side === side || other.below || farApart(other, place, least)) continue
    if (gap(other, place) < short) return true
  }
  return state.blockHouses.some(
    (house) =>
      house.holder !== null &&
      house.holder !== side &&
      !farApart(house, place, least) &&
      gap(house, place) < short,
  )
}

/** FF-MOVE-18: horses and guns stay out of trenches but where a road crosses them. */
const isStuckInTrench = (state: State, stand: Stand, { centre }: Footprint): boolean => {
  const field = fieldOf(state.scenario)
  if (!trenchAt(field, centre) || isOnRoad(field, centre)) return false
  const { allowed, actionsToCross } = goingOf(state, stand)('across-trench')
  return !allowed || actionsToCross > 0
}

/** FF-MG-05, FF-ASLT-14: whether a stand that swings round where it stands lies on nobody, on no wire and on the table. */
export const hasRoomToTurn = (state: State, stand: Stand, heading: Heading): boolean => {
  const field = fieldOf(state.scenario)
  const place = standingAt(stand, stand.centre, heading)
  return (
    staysOnTable(tableOf(field), place) &&
    !isTaken(state, stand, place) &&
    !isInWater(field, place.centre) &&
    !liesOnWire(state, place)
  )
}

/** FF-MOVE-15: why a stand may not end a move in a place, if it may not. */
export const standingFault = (
  state: State,
  stand: Stand,
  place: Footprint,
  assault?: Assault,
): StandingFault | undefined => {
  const field = fieldOf(state.scenario)
  if (!staysOnTable(tableOf(field), place)) return 'off-table'
  if (isTaken(state, stand, place)) return 'occupied'
  if (!assault && isNearEnemy(state, stand.side, place, fromCm(KEEP_CLEAR))) return 'enemy'
  if (isInWater(field, place.centre)) return 'water'
  if (wireMoverOf(state, stand) !== 'tank' && !assault?.onWire && liesOnWire(state, place)) return 'wire'
  const stays = place.centre.x === stand.centre.x && place.centre.y === stand.centre.y
  return !stays && isStuckInTrench(state, stand, place) ? 'trench' : undefined
}
