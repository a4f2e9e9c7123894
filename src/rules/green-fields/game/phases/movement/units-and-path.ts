import { type Accepted, form, list, preset } from '#kernel/procedure/schema.ts'
import { zoneNamed } from '../../../reckoning/grid.ts'
import { LONGEST_PATH, MOST_WAVES } from '../../../tables/index.ts'
import type { SideName } from '../../sides.ts'
import type { State } from '../../state.ts'
import type { Unit } from '../../unit.ts'
import type { ZoneNumber } from '../../zone.ts'
import { kind, unit, zone } from '../forms.ts'
import { ownUnit } from './movers.ts'

const units = list(unit(), 1, MOST_WAVES)

/** Units of one zone go together, zone by zone. */
export const MOVE = form({ kind: kind('move'), units, path: list(zone(), 1, LONGEST_PATH) })

/** GF-AMOV-05: off the table over the enemy's edge, from where they stand or at the end of a path. */
export const EXIT = form({
  kind: kind('exit'),
  units,
  path: preset(list(zone(), 0, LONGEST_PATH - 1), []),
})

export type MoveOrder = Accepted<typeof MOVE> | Accepted<typeof EXIT>

/** What an order to move names, as far as it exists. */
export const unitsAndPath = (
  state: State,
  side: SideName,
  order: MoveOrder,
): { readonly units: readonly Unit[]; readonly path: readonly ZoneNumber[] } => {
  const movers: Unit[] = []
  const path: ZoneNumber[] = []
  for (const id of order.units) {
    const mover = ownUnit(state, side, id)
    if (mover) movers.push(mover)
  }
  for (const reference of order.path) {
    const step = zoneNamed(state.country, reference)
    if (step !== undefined) path.push(step)
  }
  return { units: movers, path }
}
