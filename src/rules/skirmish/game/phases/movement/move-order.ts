import type { Refusal } from '#kernel/game/game.ts'
import type { OrderForm, OrderIn } from '#kernel/game/pages.ts'
import type { Course } from '../../moves/course.ts'
import type { State, Unit } from '../../state.ts'

/** An order of step (d): its form, and what it makes of a unit, or why it may not be given. */
export interface MoveOrderOf<F extends OrderForm> {
  readonly form: F
  plan(state: State, unit: Unit, order: OrderIn<readonly [F]>): Course | Refusal
}

export const moveOrder = <F extends OrderForm>(form: F, plan: MoveOrderOf<F>['plan']): MoveOrderOf<F> => ({
  form,
  plan,
})
