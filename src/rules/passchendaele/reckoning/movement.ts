import type { Trace } from '#kernel/procedure/trace.ts'
import {
  CAVALRY_IN_THE_OPEN,
  GUNS_AT_MOST,
  LIGHT_TANK_EXTRA,
  MOST_INCHES,
  TANK_SUPPORT,
} from '../tables/index.ts'
import { isGuns, isTank, type Order, type Status, type Troop } from '../vocabulary.ts'
import { checkRow } from './status.ts'

export interface Allowance {
  readonly inches: number
  readonly inchesOpen: number
}

const NOWHERE: Allowance = { inches: 0, inchesOpen: 0 }

/** PA-CHECK-09 to PA-CHECK-11: how far a score lets a unit move that does not fall back. */
export const allowance = (
  score: number,
  order: Order,
  status: Status,
  troop: Troop,
  tankSupport: boolean,
  trace: Trace,
): Allowance => {
  if (order === 'hold' || order === 'fire-barrage') {
    trace.note('PA-CHECK-09', 'No move with this order', order)
    return NOWHERE
  }
  const column = checkRow(score).inches
  trace.note('PA-CHECK-06', 'Inches by the score', column)
  const helped = tankSupport && order === 'advance' && !isTank(troop)
  if (helped) trace.note('PA-CHECK-10', 'Tanks close by', TANK_SUPPORT)
  const wished = helped ? column + TANK_SUPPORT : column
  const most = MOST_INCHES[order][status]
  if (most < wished) trace.note('PA-CHECK-09', 'No more in this status than', most)

  const inches = ownPace(Math.min(wished, most), troop, trace)
  trace.note('PA-CHECK-11', 'Inches', inches)
  if (troop !== 'cavalry') return { inches, inchesOpen: inches }
  const inchesOpen = inches * CAVALRY_IN_THE_OPEN
  trace.note('PA-MOVE-19', 'Inches in open countryside', inchesOpen)
  return { inches, inchesOpen }
}

/** PA-CHECK-11. Guns that cannot move at all are refused such an order before. */
const ownPace = (inches: number, troop: Troop, trace: Trace): number => {
  if (troop === 'light-tank' && inches > 0) {
    trace.note('PA-CHECK-11', 'Light tanks are faster', LIGHT_TANK_EXTRA)
    return inches + LIGHT_TANK_EXTRA
  }
  if (isGuns(troop) && inches > GUNS_AT_MOST) {
    trace.note('PA-CHECK-11', 'Guns no more than', GUNS_AT_MOST)
    return GUNS_AT_MOST
  }
  return inches
}

/** PA-MOVE-23: so many of a unit's bases have a way back of their own that only the others give themselves up. */
export const isTakenInPart = (bases: number, withAWay: number): boolean =>
  bases > 1 && withAWay >= Math.ceil(bases / 2)
