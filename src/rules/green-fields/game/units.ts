import { memo } from '#kernel/memo.ts'
import type { Terms } from '../scenarios/terms.ts'
import type { SideName } from './sides.ts'
import type { State } from './state.ts'
import { idToEnemy, type Unit } from './unit.ts'

/** Where units were last found in the list: while a campaign lasts each keeps its number, in the state and mostly in a view. */
const lastFound = memo((_: Terms) => new Map<string, number>())

/** The number of a unit in the list; -1 if it is not there. */
export const indexOfUnit = ({ units, terms }: Pick<State, 'units' | 'terms'>, id: string): number => {
  const found = lastFound(terms)
  const last = found.get(id)
  if (last !== undefined && units[last]?.id === id) return last
  for (let i = 0; i < units.length; i++) {
    if (units[i]?.id !== id) continue
    found.set(id, i)
    return i
  }
  return -1
}

/** The enemy unit that a side means, by the marker it goes under or, once it is identified, by its id (GF-OBS-17). */
export const enemyKnownAs = ({ units }: Pick<State, 'units'>, side: SideName, id: string): Unit | undefined =>
  units.find((unit) => unit.side !== side && unit.gone === null && idToEnemy(unit) === id)

/** A unit of which is told, be it by its id or by its marker. */
export const unitTold = (state: Pick<State, 'units' | 'terms'>, id: string): Unit | undefined =>
  unitNamed(state, id) ?? state.units.find((unit) => unit.marker !== null && idToEnemy(unit) === id)

/** The id by which a side knows a unit. */
export const idFor = (state: Pick<State, 'units' | 'terms'>, id: string, side: SideName): string => {
  const unit = unitNamed(state, id)
  return unit && unit.side !== side ? idToEnemy(unit) : id
}

export const unitNamed = (state: Pick<State, 'units' | 'terms'>, id: string): Unit | undefined =>
  state.units[indexOfUnit(state, id)]
