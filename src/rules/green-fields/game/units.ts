import type { State } from './state.ts'
import type { Unit } from './unit.ts'

/** Where units of these names were last found: while a campaign lasts each keeps its number in the list. */
const lastFound = new Map<string, number>()

/** The number of a unit in a list; -1 if it is not there. */
export const indexOfUnit = (units: readonly Unit[], id: string): number => {
  const last = lastFound.get(id)
  if (last !== undefined && units[last]?.id === id) return last
  for (let i = 0; i < units.length; i++) {
    if (units[i]?.id !== id) continue
    lastFound.set(id, i)
    return i
  }
  return -1
}

export const unitNamed = ({ units }: State, id: string): Unit | undefined => units[indexOfUnit(units, id)]
