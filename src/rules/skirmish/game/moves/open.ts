import type { Refusal } from '#kernel/game/game.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import type { Side } from '../../vocabulary.ts'
import { nameOf } from '../names.ts'
import type { State, Unit } from '../state.ts'
import { sideMemo } from '../table-memo.ts'
import { isHeld, isInMelee, isRouting, unitNamed } from '../units.ts'

/** What can keep a unit from an order, said of it, and by which clause. */
const CLOSED = {
  'not-on-table': ['is not on the table.', 'SK-MOV-39'],
  routing: ['is routing and takes no orders.', 'SK-MOV-39'],
  'falling-back': ['is falling back.', 'SK-MOV-39'],
  'in-melee': ['is in melee.', 'SK-MOV-39'],
  'already-ordered': ['has had its move.', 'SK-MOV-39'],
} as const

const whyClosed = (state: State, unit: Unit): keyof typeof CLOSED | 'held' | undefined => {
  if (unit.where !== 'table' || unit.vehicle?.destroyed) return 'not-on-table'
  if (isRouting(unit)) return 'routing'
  if (unit.retreatOwed) return 'falling-back'
  if (isInMelee(state, unit)) return 'in-melee'
  if (isHeld(state, unit)) return 'held'
  return unit.marks.done || unit.marks.charged ? 'already-ordered' : undefined
}

/** SK-MOV-39: why a unit takes no order in this phase; none if it does. */
export const notOrderable = (state: State, side: Side, id: string): Refusal | undefined => {
  const unit = unitNamed(state, id)
  if (!unit || unit.side !== side) return refuse('no-such-unit', `You have no unit ${id}.`, 'SK-SEQ-11')
  const code = whyClosed(state, unit)
  if (!code) return undefined
  const name = nameOf(state, id)
  if (code === 'held')
    return refuse('held', `${name} may not act before move ${unit.heldUntil ?? 0}.`, 'SK-SET-07')
  const [words, clause] = CLOSED[code]
  return refuse(code, `${name} ${words}`, clause)
}

/** Units of a side that may still be ordered. */
export const openUnits = sideMemo((state, side: Side): readonly Unit[] =>
  state.units.filter((unit) => unit.side === side && !whyClosed(state, unit)),
)
