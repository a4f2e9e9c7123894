import type { AnyOrder, Refusal } from '#kernel/game/game.ts'
import { recentMemo } from '#kernel/memo.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import type { Accepted } from '#kernel/procedure/schema.ts'
import { type Course, isCourse } from '../../moves/course.ts'
import { advanceRefusal } from '../../moves/halted.ts'
import type { State, Unit } from '../../state.ts'
import { TABLE } from '../../table-memo.ts'
import { unitNamed } from '../../units.ts'
import { DISMOUNT, MOUNT } from './orders/mounting.ts'
import { MOVE } from './orders/move.ts'
import { FORM, HOLD, LIMBER, PRONE, RISE, UNLIMBER } from './orders/standing.ts'
import { STRATEGIC_MOVE } from './orders/strategic.ts'
import { CUT_WIRE, ENTER, LEAVE } from './orders/works.ts'

const PLANNED = {
  move: MOVE,
  'strategic-move': STRATEGIC_MOVE,
  enter: ENTER,
  leave: LEAVE,
  'cut-wire': CUT_WIRE,
  hold: HOLD,
  limber: LIMBER,
  unlimber: UNLIMBER,
  form: FORM,
  prone: PRONE,
  rise: RISE,
  mount: MOUNT,
  dismount: DISMOUNT,
}

type MoveForm = (typeof PLANNED)[keyof typeof PLANNED]['form']
export type MoveOrder = Accepted<MoveForm>

/** The forms of all orders of step (d). */
export const MOVES: readonly MoveForm[] = Object.values(PLANNED).map(({ form }) => form)

export const isMoveOrder = (order: AnyOrder): order is MoveOrder => Object.hasOwn(PLANNED, order.kind)

/** A method, so that each order may be planned in its own way. */
interface Planner {
  plan(state: State, unit: Unit, order: MoveOrder): Course | Refusal
}

const work = (state: State, unit: Unit, order: MoveOrder): Course | Refusal => {
  if (unit.marks.firedPlot && order.kind !== 'hold')
    return refuse('has-fired', 'A gun or mortar that has fired its plot can only hold.', 'SK-MOV-39')
  const planner: Planner = PLANNED[order.kind]
  const course = planner.plan(state, unit, order)
  return isCourse(course) ? (advanceRefusal(state, unit, course.unit) ?? course) : course
}

interface Asked {
  readonly table: readonly unknown[]
  readonly course: Course | Refusal
}

/** The course of an order is worked out once, for the check and for carrying it out. */
const lastCourse = recentMemo((order: MoveOrder, state: State): Asked => {
  const unit = unitNamed(state, order.unit)
  if (!unit) throw new Error(`there is no ${order.unit}`)
  return { table: TABLE.of(state), course: work(state, unit, order) }
})

/** What an order of step (d) makes of its unit, or why it may not be given. */
export const courseOf = (state: State, unit: Unit, order: MoveOrder): Course | Refusal => {
  const { table, course } = lastCourse(order, state)
  return TABLE.isSame(table, state) ? course : work(state, unit, order)
}
