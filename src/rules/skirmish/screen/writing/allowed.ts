import type { Refusal } from '#kernel/game/game.ts'
import { topPhase } from '#kernel/game/phases.ts'
import { type PlayerOrder, rulesOf } from '../../game/phases/index.ts'
import type { View } from '../../game/view.ts'
import type { Side } from '../../vocabulary.ts'

/** Why an order of this phase may not be given now; none if it may. */
export const refusalOf = (view: View, side: Side, order: PlayerOrder): Refusal | undefined => {
  const phase = topPhase(view)
  return phase ? rulesOf(phase).check(view, phase, side, order) : undefined
}

export const isAllowed = (view: View, side: Side, order: PlayerOrder): boolean =>
  refusalOf(view, side, order) === undefined
