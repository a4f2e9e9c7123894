import type { AnyOrder } from '#kernel/game/game.ts'
import { topPhase } from '#kernel/game/phases.ts'
import type { Area } from '#screen/area.ts'
import type { View } from '../game/view.ts'
import { airAreas } from './writing/air.ts'
import { crossingAreas } from './writing/crossing.ts'
import { heroicAreas } from './writing/heroism.ts'
import { asOrder } from './writing/order-written.ts'
import { planSoFar, sideOfPlan } from './writing/plans/plan.ts'
import { planAreas } from './writing/plans/shapes.ts'
import { standingIn } from './writing/turn-start.ts'

/** What the order being written lays on the table. */
export const writtenAreas = (view: View, writing: AnyOrder | undefined): readonly Area[] => {
  const phase = topPhase(view)
  const order = asOrder(writing)
  if (order?.kind === 'air-attack' && phase?.name === 'air-attack') return airAreas(view, phase, order)
  if (order?.kind === 'cross-wire' && phase?.name === 'actions') return crossingAreas(view, order)
  if (order?.kind === 'enter' && phase?.name === 'reserves') return standingIn(view, phase.side, order)
  if (order?.kind === 'heroic' && phase?.name === 'battalion-orders') return heroicAreas(view, order)
  if (order?.kind !== 'fire-plan' || phase?.name !== 'fire-plan' || order.default) return []
  const [side = 'attacker'] = phase.waits
  const plan = planSoFar(view, side, order)
  return planAreas(view, sideOfPlan(view, plan, phase.waits) ?? side, plan)
}
