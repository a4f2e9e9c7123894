import type { AnyOrder } from '#kernel/game/game.ts'
import { accept } from '#kernel/procedure/schema.ts'
import { ORDER_SCHEMA, type PlayerOrder } from '../../game/phases/index.ts'

/** An order of this game, if it is one. */
export const asOrder = (order: AnyOrder | undefined): PlayerOrder | undefined => {
  if (order === undefined) return undefined
  const known = accept(ORDER_SCHEMA, order)
  return known.ok ? known.value : undefined
}

/** An order as a screen hands it on. */
export const told = (order: PlayerOrder): AnyOrder => order
