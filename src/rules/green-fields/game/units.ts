import { collection } from '#kernel/game/collection.ts'
import { unitWith } from './records.ts'
import type { SideName } from './sides.ts'
import type { State } from './state.ts'
import { idToEnemy, type Unit } from './unit.ts'

export const UNITS = collection('units', unitWith)
export const unitNamed = UNITS.named

/** The enemy unit that a side means, by the marker it goes under or, once it is identified, by its id (GF-OBS-17). */
export const enemyKnownAs = ({ units }: Pick<State, 'units'>, side: SideName, id: string): Unit | undefined =>
  units.find((unit) => unit.side !== side && unit.gone === null && idToEnemy(unit) === id)

/** A unit of which is told, be it by its id or by its marker. */
export const unitTold = (state: Pick<State, 'units'>, id: string): Unit | undefined =>
  unitNamed(state, id) ?? state.units.find((unit) => unit.marker !== null && idToEnemy(unit) === id)

/** The id by which a side knows a unit. */
export const idFor = (state: Pick<State, 'units'>, id: string, side: SideName): string => {
  const unit = unitNamed(state, id)
  return unit && unit.side !== side ? idToEnemy(unit) : id
}
