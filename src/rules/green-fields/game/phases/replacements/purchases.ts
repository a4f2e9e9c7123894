import type { Refusal } from '#kernel/game/game.ts'
import { tellOf } from '#kernel/game/play.ts'
import type { OrderOf, PlayerOrder } from '../../orders.ts'
import type { Play } from '../../play.ts'
import type { SideName } from '../../sides.ts'
import type { State } from '../../state.ts'
import { checkBuyDepot, checkBuyGoods, playBuyDepot, playBuyGoods } from './goods.ts'
import { checkBuyUnit, playBuyUnit } from './recruiting.ts'

/** What is bought in the week and, for victory points, in the reserves of an assault (GF-VP-04). */
export type Purchase = OrderOf<'buy-unit' | 'buy-goods' | 'buy-depot'>

export const isPurchase = (order: PlayerOrder): order is Purchase =>
  order.kind === 'buy-unit' || order.kind === 'buy-goods' || order.kind === 'buy-depot'

export const checkPurchase = (state: State, side: SideName, order: Purchase): Refusal | undefined => {
  switch (order.kind) {
    case 'buy-unit':
      return checkBuyUnit(state, side, order)
    case 'buy-goods':
      return checkBuyGoods(state, side, order)
    case 'buy-depot':
      return checkBuyDepot(state, side, order)
  }
}

/** Returns the id of the unit that was bought, if it was one. */
export const playPurchase = (play: Play, side: SideName, order: Purchase): string | undefined => {
  switch (order.kind) {
    case 'buy-unit':
      return playBuyUnit(play, side, order)
    case 'buy-goods':
      playBuyGoods(play, side, order)
      return undefined
    case 'buy-depot':
      playBuyDepot(play, side, order)
      return undefined
  }
}

/** Victory points are everybody's business; what they went on is not. */
export const tellSpent = (play: Play, side: SideName, before: number): void => {
  const { points } = play.state.armies[side]
  if (points < before) tellOf(play, { kind: 'points-spent', side, spent: before - points, left: points })
}
