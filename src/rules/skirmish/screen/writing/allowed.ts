import type { Refusal } from '../../../../kernel/game/game.ts'
import { topPhase } from '../../../../kernel/game/phases.ts'
import type { Edit } from '../../../../screen/writing.ts'
import type { PlayerOrder } from '../../game/orders.ts'
import { rulesOf } from '../../game/phases/index.ts'
import type { View } from '../../game/view.ts'
import type { Side } from '../../vocabulary.ts'

/** Why an order may not be given now; none if it may. */
export const refusalOf = (view: View, side: Side, order: PlayerOrder): Refusal | undefined => {
  const phase = topPhase(view)
  return phase ? rulesOf(phase).check(view, phase, side, order) : undefined
}

export const isAllowed = (view: View, side: Side, order: PlayerOrder): boolean =>
  refusalOf(view, side, order) === undefined

/** An edit that leads to an order, or says why it cannot be given. */
export const editFor = (view: View, side: Side, order: PlayerOrder, edit: Omit<Edit, 'order'>): Edit => {
  const refusal = refusalOf(view, side, order)
  return refusal ? { title: edit.title, detail: edit.detail ?? '', refusal } : { ...edit, order }
}
