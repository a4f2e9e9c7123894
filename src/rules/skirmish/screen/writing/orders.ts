import type { AnyOrder, Refusal } from '#kernel/game/game.ts'
import { topPhase } from '#kernel/game/phases.ts'
import { reading } from '#screen/desk.ts'
import type { Edit, EditGroup, Writing } from '#screen/writing.ts'
import { ORDER_SCHEMA, type PlayerOrder, rulesOf } from '../../game/phases/index.ts'
import type { View } from '../../game/view.ts'
import type { Side } from '../../vocabulary.ts'

/** Why an order of this phase may not be given now; none if it may. */
export const refusalOf = (view: View, side: Side, order: PlayerOrder): Refusal | undefined => {
  const phase = topPhase(view)
  return phase ? rulesOf(phase).check(view, phase, side, order) : undefined
}

export const isAllowed = (view: View, side: Side, order: PlayerOrder): boolean =>
  refusalOf(view, side, order) === undefined

/** An order of this game, if it has the form of one. */
export const asOrder = reading(ORDER_SCHEMA)

/** An order as a screen hands it on. */
export const told = (order: PlayerOrder): AnyOrder => order

/** No more of this. */
export const DONE = told({ kind: 'pass' })

/** A question whose answers are given at a press; the first is the usual one. */
export const asked = (title: string, edits: readonly Edit[], give: string): Writing => {
  const [usual] = edits
  const group: EditGroup = { title, atOnce: true, edits }
  return { order: usual?.order ?? DONE, give, groups: [group], draggable: [] }
}
