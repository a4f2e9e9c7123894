import type { AnyOrder, Side as AnySide } from '#kernel/game/game.ts'
import { topPhase } from '#kernel/game/phases.ts'
import type { ShownSheet } from '#screen/beside.ts'
import { asSide } from '../game/sides.ts'
import type { View } from '../game/view.ts'
import { asOrder } from './writing/orders.ts'
import { planForms, sealedPlan } from './writing/plans/forms.ts'
import { planSoFar } from './writing/plans/plan.ts'

/** The fire plan of a side on its form: while it is written, and as it was sealed. */
export const papers = (view: View, by: AnySide, writing?: AnyOrder): readonly ShownSheet[] => {
  const side = asSide(by)
  const phase = topPhase(view)
  if (!side) return []
  const writes = phase?.name === 'fire-plan' && phase.waits.includes(side)
  const plan = writes ? planSoFar(view, side, asOrder(writing)) : sealedPlan(view, side)
  return plan ? planForms(view, side, plan) : []
}
