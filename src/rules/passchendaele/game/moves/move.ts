import type { Box } from '#kernel/geometry/box.ts'
import type { Mover, Surroundings } from '#table/travel.ts'
import { mayContact } from '../../procedures/move-stop.ts'
import { CAVALRY_IN_THE_OPEN, CONTACT, fromInches, INCH, SHORT_OF_ENEMY } from '../../tables/index.ts'
import type { MovingOrder } from '../../vocabulary.ts'
import type { Base, Fate, State, Unit } from '../state.ts'
import { fateAt } from './fates.ts'
import { surroundingsOf } from './surroundings.ts'
import { marchingOver } from './water.ts'

/** A unit that is to move by order, and all that its move depends on. */
export interface Move {
  readonly state: State
  readonly unit: Unit
  readonly order: MovingOrder
  readonly inches: number
  readonly around: Surroundings<Box>
}

export const moveOf = (
  state: State,
  unit: Unit,
  { order, inches }: { readonly order: MovingOrder; readonly inches: number },
): Move => ({
  state,
  unit,
  order,
  inches,
  around: surroundingsOf(state, unit, inches * CAVALRY_IN_THE_OPEN),
})

/** One base of the unit on its way. Whoever may not touch the enemy does not brush past him either. */
export const moverOf = ({ state: { table }, unit, order, around }: Move, base: Base): Mover<Fate> => ({
  table,
  around: marchingOver(table, around, base),
  keepsOff: mayContact(order, base.troop) ? undefined : CONTACT * INCH,
  looksOn: fromInches(SHORT_OF_ENEMY),
  fateAt: (outward) => fateAt(outward, table.enemy[unit.side], order),
})
