import { type Accepted, form, kind, type Schema, variant } from '#kernel/procedure/schema.ts'
import { ACTIVATION_ORDERS } from './phases/activation/orders.ts'
import { ARMISTICE_ORDERS } from './phases/armistice/orders.ts'
import { ATTACHMENT_ORDERS } from './phases/attachment/orders.ts'
import { CLOSE_COMBAT_ORDERS } from './phases/close-combat/orders.ts'
import { DEPLOYMENT_ORDERS } from './phases/deployment/orders.ts'
import { INITIAL_ORDERS_ORDERS } from './phases/initial-orders/orders.ts'
import { MOVEMENT_ORDERS } from './phases/movement/orders.ts'
import { TURN_ORDERS } from './phases/turn/orders.ts'

/** Everything a player can decide, in inches and degrees. */
const ORDER = variant([
  ...ATTACHMENT_ORDERS,
  ...DEPLOYMENT_ORDERS,
  ...INITIAL_ORDERS_ORDERS,
  ...TURN_ORDERS,
  ...ACTIVATION_ORDERS,
  ...MOVEMENT_ORDERS,
  ...CLOSE_COMBAT_ORDERS,
  ...ARMISTICE_ORDERS,
  form({ kind: kind('concede') }),
  form({ kind: kind('agree-to-stop') }),
])

export type PlayerOrder = Accepted<typeof ORDER>
export const ORDER_SCHEMA: Schema<PlayerOrder> = ORDER

/** The orders of one kind. */
export type OrderOf<K extends PlayerOrder['kind']> = Extract<PlayerOrder, { readonly kind: K }>
