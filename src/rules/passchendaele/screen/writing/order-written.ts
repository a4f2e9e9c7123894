import type { AnyOrder } from '#kernel/game/game.ts'
import { accept } from '#kernel/procedure/schema.ts'
import type { UnitOrder } from '../../game/forms.ts'
import { ORDER_SCHEMA, type PlayerOrder } from '../../game/phases/index.ts'

/** An order being written, if it has the form of one. */
export const asOrder = (order: AnyOrder | undefined): PlayerOrder | undefined => {
  if (!order) return undefined
  const read = accept(ORDER_SCHEMA, order)
  return read.ok ? read.value : undefined
}

/** What an order being written tells a unit, if it does. */
export const toldIn = (order: PlayerOrder | undefined, unit: string): UnitOrder | undefined => {
  if (order?.kind === 'initial-orders') return order.orders.find((told) => told.unit === unit)
  return order?.kind === 'change' && order.unit === unit ? order : undefined
}
