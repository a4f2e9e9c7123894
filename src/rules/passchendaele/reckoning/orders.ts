import type { Fault } from '#kernel/procedure/result.ts'
import { isGuns, isImmobile, type Order, type Troop } from '../vocabulary.ts'

export type OrderReason = 'ok' | 'barrage-needs-guns' | 'immobile'

/** PA-ORDER-02, PA-ORDER-08: whether these troops can be given this order. */
export const orderReason = (troop: Troop, order: Order): OrderReason => {
  if (order === 'fire-barrage') return isGuns(troop) ? 'ok' : 'barrage-needs-guns'
  return order !== 'hold' && isImmobile(troop) ? 'immobile' : 'ok'
}

const REFUSALS: Readonly<Record<Exclude<OrderReason, 'ok'>, string>> = {
  'barrage-needs-guns': 'Only guns can be ordered to fire a barrage.',
  immobile: 'Guns of this size cannot be moved.',
}

/** The fault of an order these troops cannot have. */
export const unfitOrder = (troop: Troop, order: Order, path: string): Fault | undefined => {
  const reason = orderReason(troop, order)
  return reason === 'ok' ? undefined : { path, message: REFUSALS[reason] }
}
