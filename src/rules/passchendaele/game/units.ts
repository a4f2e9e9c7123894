import { collection } from '#kernel/game/collection.ts'
import type { SideName } from '../vocabulary.ts'
import { unitWith } from './records.ts'
import type { Base, State, Unit } from './state.ts'

export const UNITS = collection('units', unitWith)
export const unitNamed = UNITS.named

export const baseNamed = (unit: Unit, id: string): Base | undefined => {
  for (const base of unit.bases) if (base.id === id) return base
  return undefined
}

export const isOnTable = (unit: Unit): boolean => unit.bases.length > 0

/** No base of it is left on the table. */
export const hasNobodyLeft = (state: Pick<State, 'units'>, id: string): boolean => {
  const unit = unitNamed(state, id)
  return unit !== undefined && !isOnTable(unit)
}

/** The unit a base belongs to, and the base. */
export const whereabouts = (
  { units }: Pick<State, 'units'>,
  id: string,
): { readonly unit: Unit; readonly base: Base } | undefined => {
  for (const unit of units) {
    const base = baseNamed(unit, id)
    if (base) return { unit, base }
  }
  return undefined
}

/** PA-TURN-03, PA-TURN-09: any unit of the side that has not been checked. */
export const mayActivate = (unit: Unit, side: SideName): boolean =>
  unit.side === side && !unit.checked && isOnTable(unit)

/** Somebody of the side is still to be checked. */
export const hasUnchecked = ({ units }: State, side: SideName): boolean => {
  for (const unit of units) if (mayActivate(unit, side)) return true
  return false
}
