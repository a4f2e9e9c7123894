import type { Box } from '../../../../kernel/geometry/box.ts'
import { gapToPoint } from '../../../../kernel/geometry/gap.ts'
import type { Surroundings } from '../../../../table/travel.ts'
import { BRIDGE_WITHIN, fromInches } from '../../tables/index.ts'
import type { Barrier, State, Unit } from '../state.ts'

/** PA-MOVE-13: a bridge close by opens its barrier to the unit for this move (PA-MOVE-20). */
const isBridged = (unit: Unit, barrier: Barrier): boolean => {
  const reach = fromInches(BRIDGE_WITHIN)
  return barrier.bridges.some((bridge) => unit.bases.some((base) => gapToPoint(base, bridge) <= reach))
}

export const surroundingsOf = (state: State, unit: Unit): Surroundings<Box> => {
  const friends: Box[] = []
  const enemies: Box[] = []
  for (const other of state.units) {
    if (other === unit) continue
    const list = other.side === unit.side ? friends : enemies
    for (const base of other.bases) list.push(base)
  }
  const closed: Box[] = []
  const bridged: Box[] = []
  for (const barrier of state.table.barriers) {
    if (isBridged(unit, barrier)) bridged.push(barrier.box)
    else closed.push(barrier.box)
  }
  return { friends, enemies, closed, bridged }
}
