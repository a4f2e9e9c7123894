import type { AnyOrder } from '#kernel/game/game.ts'
import { topPhase } from '#kernel/game/phases.ts'
import type { Ghosts } from '#screen/ghosts.ts'
import { isPlan, isUnit } from '../game/moves/plan.ts'
import { placed } from '../game/phases/deployment/placing.ts'
import type { PlayerOrder } from '../game/phases/index.ts'
import { isMoveOrder, planOf } from '../game/phases/movement/planning.ts'
import type { Unit } from '../game/state.ts'
import { unitNamed } from '../game/units.ts'
import type { View } from '../game/view.ts'
import { chargeGhosts } from './writing/charging.ts'
import { asOrder } from './writing/order-written.ts'
import { ghostsOf } from './writing/whose.ts'
import { writtenAreas } from './written-areas.ts'

/** The unit of an order where it would be. */
const thereOf = (view: View, order: PlayerOrder): Unit | undefined => {
  if (order.kind === 'deploy') {
    const unit = unitNamed(view, order.unit)
    const there = unit && placed(view, unit.side, order)
    return there && isUnit(there) ? there : undefined
  }
  if (!isMoveOrder(order)) return undefined
  const unit = unitNamed(view, order.unit)
  const plan = unit && planOf(view, unit, order)
  return plan && isPlan(plan) && !plan.exits && plan.unit.inside === null ? plan.unit : undefined
}

const piecesFor = (view: View, order: PlayerOrder): Ghosts['pieces'] => {
  const phase = topPhase(view)
  if (order.kind === 'charge' && phase?.name === 'movement') return chargeGhosts(view, phase.side, order)
  const there = thereOf(view, order)
  return there ? ghostsOf(there) : []
}

/** Where orders that are only advised would lead. */
export const ghosts = (view: View, advised: readonly AnyOrder[]): Ghosts => {
  const orders = advised.flatMap((order) => asOrder(order) ?? [])
  return {
    pieces: orders.flatMap((order) => piecesFor(view, order)),
    areas: advised.flatMap((order) => writtenAreas(view, order)),
  }
}
