import { NO_DICE } from '../../../../kernel/chance/no-dice.ts'
import { HALF, type Heading, turned } from '../../../../kernel/geometry/angle.ts'
import { overlapSpan } from '../../../../kernel/geometry/approach.ts'
import { type Box, farApart } from '../../../../kernel/geometry/footprint.ts'
import { overlaps, within } from '../../../../kernel/geometry/gap.ts'
import { fromDegrees } from '../../../../kernel/geometry/measure.ts'
import { lastClearPlace, placed } from '../../../../kernel/geometry/sweep.ts'
import { SILENT } from '../../../../kernel/procedure/trace.ts'
import { roomAlong, waysBack as waysBackOf } from '../../../../table/retreat.ts'
import { edgeAhead, type Surroundings } from '../../../../table/travel.ts'
import { fallBack } from '../../procedures/fall-back.ts'
import {
  CONTACT,
  FALL_BACK,
  FALL_BACK_AT_MOST,
  FALL_BACK_TURN,
  fromInches,
  INCH,
  MORTAR_RANGE,
  SHORT_OF_ENEMY,
  toInches,
} from '../../tables/index.ts'
import { keepsSheaves } from '../board/sheaves.ts'
import type { Square, State, Unit } from '../state.ts'
import { fateAt } from './fates.ts'
import type { PlannedBase } from './plan.ts'

/** How finely the end of the shelling is looked for, in inches. */
const STEP = 0.01

/** PA-MOVE-16: how far one base can go before impassable ground or the enemy is in the way. */
const roomOf = (box: Box, heading: Heading, around: Surroundings<Box>): number => {
  const least = fromInches(FALL_BACK)
  const most = fromInches(FALL_BACK_AT_MOST)
  let room = roomAlong(
    { around, most, keepsOff: CONTACT * INCH, shortOf: fromInches(SHORT_OF_ENEMY) },
    box,
    heading,
  )
  // PA-MOVE-20: a bridged barrier is no hindrance to a base that comes out beyond it
  for (const barrier of around.bridged) {
    for (const length of [least, most]) {
      if (room >= length && overlaps(placed(box, heading, length), barrier)) {
        room = Math.min(room, lastClearPlace(box, heading, length, [barrier]))
      }
    }
  }
  return room
}

const roomOfUnit = (unit: Unit, heading: Heading, around: Surroundings<Box>): number => {
  let room = Number.POSITIVE_INFINITY
  for (const base of unit.bases) room = Math.min(room, roomOf(base, heading, around))
  return room
}

/** Straight back, or the smallest turns where that is barred; none if the unit is hemmed in (PA-MOVE-11). */
export const waysBack = (state: State, unit: Unit, around: Surroundings<Box>) =>
  waysBackOf(
    turned(state.table.enemy[unit.side], HALF),
    { step: fromDegrees(1), most: fromDegrees(FALL_BACK_TURN) },
    (heading) => roomOfUnit(unit, heading, around) >= fromInches(FALL_BACK),
  )

/** What a unit is to get clear of: ground under sheaves and gas, and enemy mortars. */
interface Shelling {
  readonly ground: readonly Box[]
  readonly mortars: readonly Box[]
}

/** PA-MOVE-10: all shelling that the unit could be under as it falls back. */
const shellingNear = (state: State, unit: Unit): Shelling => {
  const most = fromInches(FALL_BACK_AT_MOST)
  const reach = fromInches(MORTAR_RANGE)
  const ground: Box[] = []
  const mortars: Box[] = []
  const add = (squares: readonly Square[]) => {
    for (const { box } of squares) if (unit.bases.some((base) => !farApart(base, box, most))) ground.push(box)
  }
  for (const { squares } of state.gas) add(squares)
  for (const other of state.units) {
    const shells = keepsSheaves(other)
    const fires = other.side !== unit.side && other.status !== 'disordered'
    for (const base of other.bases) {
      if (shells && base.sheaf?.shell === 'he') add(base.sheaf.squares)
      if (!fires || base.troop !== 'trench-mortar') continue
      if (unit.bases.some((own) => !farApart(own, base, most + reach))) mortars.push(base)
    }
  }
  return { ground, mortars }
}

/** How far a unit that has gone back so far must go to leave what it is under there; none if it is under nothing. */
const leavesNext = (
  { ground, mortars }: Shelling,
  unit: Unit,
  heading: Heading,
  gone: number,
): number | undefined => {
  const step = fromInches(STEP)
  for (const base of unit.bases) {
    const place = placed(base, heading, gone)
    for (const box of ground) {
      if (overlaps(place, box)) return Math.max(gone + step, overlapSpan(base, heading, box)?.to ?? 0)
    }
    for (const mortar of mortars) if (within(mortar, place, fromInches(MORTAR_RANGE))) return gone + step
  }
  return undefined
}

/** Where along its way the unit is out of the shelling; null if it is under none, farther than it may go if it never is. */
const leavesShellingAt = (state: State, unit: Unit, heading: Heading): number | null => {
  const shelling = shellingNear(state, unit)
  if (leavesNext(shelling, unit, heading, 0) === undefined) return null
  const most = fromInches(FALL_BACK_AT_MOST)
  let length = fromInches(FALL_BACK)
  while (length <= most) {
    const next = leavesNext(shelling, unit, heading, length)
    if (next === undefined) return toInches(length)
    // To the next hundredth of an inch, which is as fine as anybody measures.
    length = fromInches(Math.ceil(toInches(next) / STEP - A_HAIR) * STEP)
  }
  return FALL_BACK_AT_MOST + 1
}

/** What a division may add to a length. */
const A_HAIR = 1e-6

export interface FallingBack {
  readonly surrenders: boolean
  readonly bases: readonly PlannedBase[]
}

/** PA-MOVE-16: all bases by the same line and distance; only a friend in the way may hold one back (PA-GEO-07). */
export const planFallBack = (
  state: State,
  unit: Unit,
  around: Surroundings<Box>,
  heading: Heading,
): FallingBack => {
  const { distance, surrenders } = fallBack.resolve(
    {
      clear: toInches(roomOfUnit(unit, heading, around)),
      leavesShellingAt: leavesShellingAt(state, unit, heading),
      immobile: false,
      options: state.options,
    },
    NO_DICE,
    SILENT,
  )
  if (surrenders) return { surrenders, bases: [] }
  const length = fromInches(distance)
  const blockers = [...around.friends, ...around.bridged]
  const bases = unit.bases.map((base): PlannedBase => {
    const edge = edgeAhead(state.table, base.centre, heading)
    const fate = fateAt(edge.outward, state.table.enemy[unit.side], 'fall-back')
    if (fate && length > edge.distance) {
      return { base, place: placed(base, heading, edge.distance), fate }
    }
    const clear = lastClearPlace(base, heading, Math.min(length, edge.distance), blockers)
    return { base, place: placed(base, heading, clear), fate: null }
  })
  return { surrenders, bases: apart(unit, bases) }
}

/** Comrades of one held back by a friend must not end upon it either. */
const apart = (unit: Unit, bases: readonly PlannedBase[]): readonly PlannedBase[] => {
  const collides = bases.some((a) =>
    bases.some((b) => a !== b && !a.fate && !b.fate && overlaps(a.place, b.place)),
  )
  return collides ? unit.bases.map((base) => ({ base, place: base, fate: null })) : bases
}
