import type { PlannedBase } from '../../game/moves/plan.ts'
import type { Unit } from '../../game/state.ts'
import type { View } from '../../game/view.ts'

/** The table as it would be after a move, with the unit that made it. */
export interface Moved {
  readonly view: View
  readonly unit: Unit
}

/** A unit where its bases would end; whoever leaves the table is gone. */
export const movedTo = (view: View, unit: Unit, ends: readonly PlannedBase[]): Moved => {
  const bases = ends.flatMap(({ base, place, fate }) =>
    fate ? [] : [{ ...base, centre: place.centre, heading: place.heading }],
  )
  const moved: Unit = { ...unit, bases }
  return { view: { ...view, units: view.units.map((one) => (one === unit ? moved : one)) }, unit: moved }
}
