import type { Refusal } from '#kernel/game/game.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { knowsEnemiesIn } from '../../board/zones.ts'
import type { SideName } from '../../sides.ts'
import type { State } from '../../state.ts'
import { isOnBoard, type Unit } from '../../unit.ts'
import { unitNamed } from '../../units.ts'
import type { PhaseOf } from '../shapes.ts'

/** A unit of a side by its id, which tells nothing about the enemy's. */
export const ownUnit = (state: State, side: SideName, id: string): Unit | undefined => {
  const unit = unitNamed(state, id)
  return unit?.side === side && unit.gone === null ? unit : undefined
}

export const unknownUnit = (id: string): Refusal =>
  refuse('unknown-unit', `You have no unit "${id.slice(0, 40)}".`)

/** Whether a unit may not be ordered about in this phase any more. */
export const isSpent = ({ id }: Unit, { moved }: PhaseOf<'movement'>): boolean => moved.includes(id)

/** What keeps a unit from beginning a move. */
const hindranceTo = (state: State, phase: PhaseOf<'movement'>, unit: Unit): Hindrance | undefined => {
  if (!isOnBoard(unit)) return 'not-on-board'
  if (isSpent(unit, phase)) return 'has-moved'
  if (unit.status === 'routing') return 'routing'
  if (unit.duty === 'idle') return 'stood-down'
  if (unit.duty === 'digging') return 'digging'
  return knowsEnemiesIn(state, unit.place, unit.side) ? 'must-fight' : undefined
}

const HINDRANCES = {
  'not-on-board': ['is behind the lines and has yet to enter.', 'GF-RES-01'],
  'has-moved': ['has made its move this turn.', 'GF-MOVE-01'],
  routing: ['is running and obeys nobody until it rallies.', 'GF-MOR-05'],
  'stood-down': ['is stood down: the depot cannot keep it in the field.', 'GF-DPT-05'],
  digging: ['is underground this week.', 'GF-MINE-01'],
  'must-fight': ['is at close quarters and must fight it out.', 'GF-MOVE-17'],
} as const

type Hindrance = keyof typeof HINDRANCES

export const mayMove = (state: State, phase: PhaseOf<'movement'>, unit: Unit): boolean =>
  hindranceTo(state, phase, unit) === undefined

const hindered = (code: Hindrance, { name }: Unit): Refusal => {
  const [words, clause] = HINDRANCES[code]
  return refuse(code, `${name} ${words}`, clause)
}

/** GF-RES-01: a unit that has not entered takes no order at all. */
export const notOnBoard = (unit: Unit): Refusal => hindered('not-on-board', unit)

/** Why a unit may not begin a move. */
export const moverRefusal = (state: State, phase: PhaseOf<'movement'>, unit: Unit): Refusal | undefined => {
  const code = hindranceTo(state, phase, unit)
  return code && hindered(code, unit)
}
