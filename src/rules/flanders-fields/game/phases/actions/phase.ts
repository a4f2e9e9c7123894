import type { OrderSpecial, Side } from '../../../vocabulary.ts'

/** FF-ORD-15: a unit, or a block house, that spends its actions one after the other. */
export interface ActionsPhase {
  readonly name: 'actions'
  readonly side: Side
  readonly unit: string
  /** Actions still to be spent; the last `moveOnly` of them were gained by elan (FF-ORD-17). */
  readonly left: number
  readonly moveOnly: number
  /** What was declared with the order (FF-ORD-13). */
  readonly wire: boolean
  readonly spotted: boolean
  readonly sight: boolean
  /** Sum of the event cards on its fire of this turn (FF-EVT-04). */
  readonly shooting: number
  /** Part of the first move action that a stand has used up in closing up (FF-FORM-08). */
  readonly closedUp: Readonly<Record<string, number>>
  /** An action has been spent on moving. */
  readonly moved: boolean
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

/** FF-EVT-04: an order die has fallen that a card may still add to. */
export interface OrderDiePhase {
  readonly name: 'order-die'
  readonly side: Side
  readonly unit: string
  readonly natural: number
  readonly total: number
  readonly special: OrderSpecial | null
  readonly declared: DeclaredLastingly
}

/** What was said with an order and still counts once its die has fallen. */
export interface DeclaredLastingly {
  readonly wire: boolean
  readonly spotted: boolean
  readonly sight: boolean
  readonly stays: string | null
}
