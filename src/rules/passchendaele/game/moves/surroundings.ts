import { farFromBounds, roughBounds } from '../../../../kernel/geometry/bounds.ts'
import type { Box } from '../../../../kernel/geometry/box.ts'
import { gapToPoint } from '../../../../kernel/geometry/gap.ts'
import type { Surroundings } from '../../../../table/travel.ts'
import { BRIDGE_WITHIN, fromInches } from '../../tables/index.ts'
import type { State, Unit, Water } from '../state.ts'

/** PA-MOVE-13: a bridge close by opens its barrier to the unit for this move (PA-MOVE-20). */
const isBridged = (unit: Unit, barrier: Water): boolean => {
  const reach = fromInches(BRIDGE_WITHIN)
  return barrier.bridges.some((bridge) => unit.bases.some((base) => gapToPoint(base, bridge) <= reach))
}

/** Beyond the end of its way a unit is kept from others by less than this, in inches. */
const BEYOND = 1

/** What a unit may meet that goes no farther than so many inches; who is surely out of its way is left out. */
export const surroundingsOf = (state: State, unit: Unit, inches: number): Surroundings<Box> => {
  const friends: Box[] = []
  const enemies: Box[] = []
  const ground = roughBounds(unit.bases)
  const far = fromInches(inches + BEYOND)
  for (const other of state.units) {
    if (other === unit) continue
    const list = other.side === unit.side ? friends : enemies
    for (const base of other.bases) if (!farFromBounds(ground, base, far)) list.push(base)
  }
  const closed: Box[] = []
  const bridged: Box[] = []
  for (const barrier of state.table.barriers) {
    if (isBridged(unit, barrier)) bridged.push(...barrier.boxes)
    else closed.push(...barrier.boxes)
  }
  return { friends, enemies, closed, bridged }
}
