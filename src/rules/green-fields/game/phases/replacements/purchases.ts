import type { Refusal } from '#kernel/game/game.ts'
import type { OrderIn } from '#kernel/game/pages.ts'
import { tellOf } from '#kernel/game/play.ts'
import type { Play } from '../../play.ts'
import type { SideName } from '../../sides.ts'
import type { State } from '../../state.ts'
import { BUY_DEPOT, BUY_GOODS, checkBuyDepot, checkBuyGoods, playBuyDepot, playBuyGoods } from './goods.ts'
import { BUY_UNIT, checkBuyUnit, playBuyUnit } from './recruiting.ts'

/** What is bought in the week and, for victory points, in the reserves of an assault (GF-VP-04). */
export const PURCHASES = [BUY_UNIT, BUY_GOODS, BUY_DEPOT] as const

export type Purchase = OrderIn<typeof PURCHASES>

export const checkPurchase = (state: State, side: SideName, order: Purchase): Refusal | undefined => {
  if (order.kind === 'buy-unit') return checkBuyUnit(state, side, order)
  return order.kind === 'buy-goods' ? checkBuyGoods(state, side, order) : checkBuyDepot(state, side, order)
}

/** Returns the id of the unit that was bought, if it was one. */
export const playPurchase = (play: Play, side: SideName, order: Purchase): string | undefined => {
  if (order.kind === 'buy-unit') return playBuyUnit(play, side, order)
  if (order.kind === 'buy-goods') playBuyGoods(play, side, order)
  else playBuyDepot(play, side, order)
  return undefined
}

/** Victory points are everybody's business; what they went on is not. */
export const tellSpent = (play: Play, side: SideName, before: number): void => {
  const { points } = play.state.armies[side]
  if (points < before) tellOf(play, { kind: 'points-spent', side, spent: before - points, left: points })
}
