import { zoneNamed } from '../../board/grid.ts'
import type { OrderOf } from '../../orders.ts'
import type { SideName } from '../../sides.ts'
import type { State } from '../../state.ts'
import type { Unit } from '../../unit.ts'
import type { ZoneNumber } from '../../zone.ts'
import { ownUnit } from './movers.ts'

export type MoveOrder = OrderOf<'move'> | OrderOf<'exit'>

/** What an order to move names, as far as it exists. */
export const unitsAndPath = (
  state: State,
  side: SideName,
  order: MoveOrder,
): { readonly units: readonly Unit[]; readonly path: readonly ZoneNumber[] } => {
  const units: Unit[] = []
  const path: ZoneNumber[] = []
  for (const id of order.units) {
    const unit = ownUnit(state, side, id)
    if (unit) units.push(unit)
  }
  for (const reference of order.path) {
    const zone = zoneNamed(state.country, reference)
    if (zone !== undefined) path.push(zone)
  }
  return { units, path }
}
