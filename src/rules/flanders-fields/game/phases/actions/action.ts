import type { Random } from '#kernel/chance/random.ts'
import type { Refusal } from '#kernel/game/game.ts'
import type { OrderOf, PlayerOrder } from '../../orders.ts'
import type { Play } from '../../play.ts'
import type { State } from '../../state.ts'
import type { ActionsPhase } from '../shapes.ts'

/** What a unit may spend an action on (FF-ORD-08). */
export interface Action<K extends PlayerOrder['kind']> {
  /** Why the unit may not do it now; that an action is left has been seen to. */
  check(state: State, phase: ActionsPhase, order: OrderOf<K>): Refusal | undefined
  /** The action has been paid for, and `moved` is still as it was before it; whatever is left to happen waits on the stack, tests of morale (`reckon`) included. */
  act(play: Play, phase: ActionsPhase, order: OrderOf<K>): void
  /** A random one that `check` allows, if it comes to mind. */
  sample(state: State, phase: ActionsPhase, random: Random): OrderOf<K> | undefined
}

/** Written out like all copies of what a state is made of (game/copies.ts). */
export const actionsWith = (phase: ActionsPhase, set: Partial<ActionsPhase>): ActionsPhase => {
  const copy: ActionsPhase = {
    name: phase.name,
    side: phase.side,
    unit: phase.unit,
    left: phase.left,
    moveOnly: phase.moveOnly,
    wire: phase.wire,
    spotted: phase.spotted,
    sight: phase.sight,
    shooting: phase.shooting,
    closedUp: phase.closedUp,
    moved: phase.moved,
  }
  return Object.assign(copy, set)
}
