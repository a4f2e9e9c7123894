import { type Accepted, form, kind, type Schema, variant } from '#kernel/procedure/schema.ts'
import { ACTION_ORDERS } from './phases/actions/orders.ts'
import { ASSAULT_ORDERS } from './phases/assault/orders.ts'
import { BARRAGE_ORDERS } from './phases/barrages/orders.ts'
import { BATTALION_ORDERS } from './phases/battalions/orders.ts'
import { CARD_ORDERS } from './phases/cards/orders.ts'
import { COMMAND_ORDERS } from './phases/command/orders.ts'
import { DEPLOYMENT_ORDERS } from './phases/deployment/orders.ts'
import { MORALE_ORDERS } from './phases/morale/orders.ts'
import { PLAN_ORDERS } from './phases/plans/orders.ts'
import { SUPPORT_ORDERS } from './phases/support/orders.ts'
import { TURN_ORDERS } from './phases/turn/orders.ts'

/** FF-TURN-17: everything a player can decide, in centimetres and degrees. */
const ORDER = variant([
  ...PLAN_ORDERS,
  ...DEPLOYMENT_ORDERS,
  ...TURN_ORDERS,
  ...SUPPORT_ORDERS,
  ...BATTALION_ORDERS,
  ...ACTION_ORDERS,
  ...ASSAULT_ORDERS,
  ...MORALE_ORDERS,
  ...BARRAGE_ORDERS,
  ...COMMAND_ORDERS,
  ...CARD_ORDERS,
  form({ kind: kind('concede') }),
  form({ kind: kind('agree-to-stop') }),
])

export type PlayerOrder = Accepted<typeof ORDER>
export const ORDER_SCHEMA: Schema<PlayerOrder> = ORDER

/** The orders of one kind. */
export type OrderOf<K extends PlayerOrder['kind']> = Extract<PlayerOrder, { readonly kind: K }>
