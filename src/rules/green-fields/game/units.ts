import { memo } from '../../../kernel/memo.ts'
import type { Terms } from './board/country.ts'
import type { State } from './state.ts'
import type { Unit } from './unit.ts'

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

export const unitNamed = (state: Pick<State, 'units' | 'terms'>, id: string): Unit | undefined =>
  state.units[indexOfUnit(state, id)]
