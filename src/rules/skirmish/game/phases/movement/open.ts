import type { Refusal } from '../../../../../kernel/game/game.ts'
import { refuse } from '../../../../../kernel/procedure/refusal.ts'
import type { Side } from '../../../vocabulary.ts'
import type { State, Unit } from '../../state.ts'
import { nameOf } from '../../stories/names.ts'
import { isInMelee, isRouting, unitNamed } from '../../units.ts'

/** SK-SET-07: held back by the scenario. */
export const isHeld = ({ move }: State, { heldUntil }: Unit): boolean =>
  heldUntil !== null && move < heldUntil

/** SK-MOV-39: why a unit takes no order in this phase; none if it does. */
export const notOrderable = (state: State, side: Side, id: string): Refusal | undefined => {
  const unit = unitNamed(state, id)
  if (!unit || unit.side !== side) return refuse('no-such-unit', `You have no unit ${id}.`, 'SK-SEQ-11')
  const name = nameOf(state, id)
  if (unit.where !== 'table' || unit.vehicle?.destroyed)
    return refuse('not-on-table', `${name} is not on the table.`, 'SK-MOV-39')
  if (isRouting(unit)) return refuse('routing', `${name} is routing and takes no orders.`, 'SK-MOV-39')
  if (unit.retreatOwed) return refuse('falling-back', `${name} is falling back.`, 'SK-MOV-39')
  if (isInMelee(state, unit)) return refuse('in-melee', `${name} is in melee.`, 'SK-MOV-39')
  if (isHeld(state, unit))
    return refuse('held', `${name} may not act before move ${unit.heldUntil ?? 0}.`, 'SK-SET-07')
  if (unit.marks.done || unit.marks.charged)
    return refuse('already-ordered', `${name} has had its move.`, 'SK-MOV-39')
  return undefined
}

/** Units of a side that may still be ordered. */
export const openUnits = (state: State, side: Side): readonly Unit[] =>
  state.units.filter((unit) => unit.side === side && !notOrderable(state, side, unit.id))
