import type { Refusal } from '#kernel/game/game.ts'
import type { Plan } from '../../moves/plan.ts'
import type { OrderOf, PlayerOrder } from '../../orders.ts'
import type { State, Unit } from '../../state.ts'

/** Works out what an order makes of a unit, or why it may not be given. */
export type Planner<K extends PlayerOrder['kind']> = (
  state: State,
  unit: Unit,
  order: OrderOf<K>,
) => Plan | Refusal
