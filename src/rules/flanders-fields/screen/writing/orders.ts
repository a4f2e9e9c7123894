import type { AnyOrder } from '#kernel/game/game.ts'
import { reading } from '#screen/desk.ts'
import type { Edit, EditGroup, Writing } from '#screen/writing.ts'
import { ORDER_SCHEMA, type PlayerOrder } from '../../game/phases/index.ts'

export const asOrder = reading(ORDER_SCHEMA)

/** An order as a screen hands it on. */
export const told = (order: PlayerOrder): AnyOrder => order

/** A question whose answers are given at a press; the first is the usual one. */
export const asked = (title: string, edits: readonly Edit[], give: string): Writing => {
  const [usual] = edits
  const group: EditGroup = { title, atOnce: true, edits }
  return { order: usual?.order ?? { kind: 'go-on' }, give, groups: [group], draggable: [] }
}
