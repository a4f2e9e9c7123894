import { type Accepted, form, kind, type Schema, variant } from '#kernel/procedure/schema.ts'
import { AIR_ORDERS } from './phases/air/orders.ts'
import { ASSAULT_ORDERS } from './phases/assault/orders.ts'
import { BOMBARDMENT_ORDERS } from './phases/bombardment/orders.ts'
import { CAMPAIGN_ORDERS } from './phases/campaign/orders.ts'
import { CLOSE_ASSAULT_ORDERS } from './phases/close-assault/orders.ts'
import { DEPLOYMENT_ORDERS } from './phases/deployment/orders.ts'
import { MOVEMENT_ORDERS } from './phases/movement/orders.ts'
import { SUPPLY_ORDERS } from './phases/replacements/orders.ts'
import { TRENCH_ORDERS } from './phases/trench/orders.ts'

/** Everything a player can decide; zones by their references. */
const ORDER = variant([
  /** The side has nothing more to do in this phase. */
  form({ kind: kind('done') }),
  form({ kind: kind('concede') }),
  form({ kind: kind('agree-to-end') }),
  ...AIR_ORDERS,
  ...ASSAULT_ORDERS,
  ...BOMBARDMENT_ORDERS,
  ...CAMPAIGN_ORDERS,
  ...CLOSE_ASSAULT_ORDERS,
  ...DEPLOYMENT_ORDERS,
  ...MOVEMENT_ORDERS,
  ...SUPPLY_ORDERS,
  ...TRENCH_ORDERS,
])

export type PlayerOrder = Accepted<typeof ORDER>
export const ORDER_SCHEMA: Schema<PlayerOrder> = ORDER

/** The orders of one kind. */
export type OrderOf<K extends PlayerOrder['kind']> = Extract<PlayerOrder, { readonly kind: K }>
