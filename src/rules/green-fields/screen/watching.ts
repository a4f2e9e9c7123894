import { firesAtMovers } from '../game/phases/movement/standing-orders.ts'
import type { Unit } from '../game/unit.ts'

/** GF-AMOV-02: whoever can fire at passers-by and has not done so this turn. */
export const isOnWatch = (unit: Unit): boolean =>
  firesAtMovers(unit) && unit.status === 'steady' && !unit.shotOpportunity && unit.standing !== 'hold'
