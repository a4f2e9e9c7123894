import type { Refusal } from '../../../../kernel/game/game.ts'
import { refuse } from '../../../../kernel/procedure/refusal.ts'
import type { OrderOf } from '../orders.ts'
import { happen, type Play } from '../play.ts'
import { otherSide, type SideName, type State, unitNamed } from '../state.ts'
import { gasCount, gasRefusal } from './sheaf-orders.ts'
import { toldRefusal, understood } from './told.ts'
import { beginTurn } from './turn-end.ts'

/** PA-TURN-01, PA-TURN-06: one order a unit at most; whoever gets none holds. */
export const checkInitialOrders = (
  state: State,
  side: SideName,
  { orders }: OrderOf<'initial-orders'>,
): Refusal | undefined => {
  const told = new Set<string>()
  let gas = 0
  for (const order of orders) {
    const unit = unitNamed(state, order.unit)
    if (unit?.side !== side) return refuse('unknown-unit', `You have no unit "${order.unit.slice(0, 60)}".`)
    if (told.has(unit.id)) return refuse('told-twice', `${unit.name} has two orders.`, 'PA-ORDER-01')
    told.add(unit.id)
    if (state.table.surprised === side && order.order !== 'hold') {
      return refuse('surprised', `${unit.name} is surprised and can only hold.`)
    }
    const refusal = toldRefusal(state, unit, order)
    if (refusal) return refusal
    gas += gasCount(order.sheaves ?? [])
  }
  return gasRefusal(state, side, gas)
}

/** PA-TURN-06: shown together when both have written. */
export const playInitialOrders = (
  play: Play,
  side: SideName,
  { orders }: OrderOf<'initial-orders'>,
): void => {
  const state = play.start
  const written = orders.flatMap((order) => {
    const unit = unitNamed(state, order.unit)
    return unit ? [understood(state, unit, order)] : []
  })
  happen(play, { kind: 'orders-written', side, orders: written })
  if (!state.secrets[otherSide(side)]) return
  happen(play, { kind: 'orders-revealed', reveals: true })
  beginTurn(play, 1)
}
