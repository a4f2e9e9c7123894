import { reading } from '#screen/desk.ts'
import type { UnitOrder } from '../game/forms.ts'
import { ORDER_SCHEMA, type PlayerOrder } from '../game/phases/index.ts'

/** An order being written, if it has the form of one. */
export const asOrder = reading(ORDER_SCHEMA)

/** What an order being written tells units to do. */
export const toldIn = (order: PlayerOrder | undefined): readonly UnitOrder[] => {
  if (order?.kind === 'initial-orders') return order.orders
  return order?.kind === 'change' ? [order] : []
}
