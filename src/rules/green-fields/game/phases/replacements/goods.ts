import type { Refusal } from '#kernel/game/game.ts'
import { tellOf } from '#kernel/game/play.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { type Accepted, choice, form, integer } from '#kernel/procedure/schema.ts'
import { availabilityClause, availableTo } from '../../../armies/availability.ts'
import { DEPOT } from '../../../tables/index.ts'
import { PURSES, SOLD_GOODS } from '../../../vocabulary.ts'
import type { Army } from '../../army.ts'
import { changeArmy, type Play } from '../../play.ts'
import type { SideName } from '../../sides.ts'
import type { State } from '../../state.ts'
import { kind } from '../forms.ts'
import { MOST_GOODS, pay, payRefusal, priceOf } from './purse.ts'
import { momentOf } from './recruiting.ts'

export const BUY_GOODS = form({
  kind: kind('buy-goods'),
  item: choice(SOLD_GOODS),
  quantity: integer(1, MOST_GOODS),
  pay: choice(PURSES),
})
type BuyGoods = Accepted<typeof BUY_GOODS>

/** GF-VP-04: for victory points, to make good what was lost or beyond the start. */
export const BUY_DEPOT = form({
  kind: kind('buy-depot'),
  quantity: integer(1, MOST_GOODS),
  purpose: choice(['replace', 'raise']),
})
type BuyDepot = Accepted<typeof BUY_DEPOT>

/** GF-DATE-01, GF-VAR-01; some scenarios know no canisters. */
export const gasRefusal = (state: State, side: SideName): Refusal | undefined => {
  if (state.terms.noCanisters)
    return refuse('no-gas', 'There are no gas canisters in this campaign.', 'GF-DATE-01')
  const moment = momentOf(state, side)
  return availableTo(moment, 'gas').allowed
    ? undefined
    : refuse('no-gas', 'Gas is not available at this time.', availabilityClause(moment, 'gas'))
}

export const priceOfGoods = (
  state: State,
  { item, quantity, pay: purse }: Omit<BuyGoods, 'kind'>,
): number | null => {
  const { points, victoryPoints } = priceOf(state, { item, quantity })
  return purse === 'supply' ? points : victoryPoints
}

export const checkBuyGoods = (state: State, side: SideName, order: BuyGoods): Refusal | undefined =>
  (order.item === 'gas-canister' ? gasRefusal(state, side) : undefined) ??
  payRefusal(state, side, order.pay, priceOfGoods(state, order))

const STORE = {
  shells: 'shells',
  luxuries: 'luxuries',
  'gas-canister': 'canisters',
} as const satisfies Record<BuyGoods['item'], keyof Army>

export const playBuyGoods = (play: Play, side: SideName, order: BuyGoods): void => {
  const { item, quantity, pay: purse } = order
  const price = priceOfGoods(play.state, order) ?? 0
  tellOf(play, { kind: 'goods-bought', side, item, quantity, price, pay: purse, only: side })
  pay(play, side, purse, price)
  const store = STORE[item]
  changeArmy(play, side, { [store]: play.state.armies[side][store] + quantity })
}

/** GF-VP-04: how many depot points are for sale: those lost, or one above the start when none is missing. */
export const depotForSale = ({ depot, depotStart }: Army, purpose: 'replace' | 'raise'): number => {
  if (purpose === 'replace') return Math.max(0, depotStart - depot)
  return depot < depotStart ? 0 : depotStart + DEPOT.aboveStart - depot
}

const priceOfDepot = (state: State, { quantity, purpose }: Omit<BuyDepot, 'kind'>) =>
  priceOf(state, { item: 'depot-point', quantity, purpose }).victoryPoints

export const checkBuyDepot = (state: State, side: SideName, order: BuyDepot): Refusal | undefined => {
  const most = depotForSale(state.armies[side], order.purpose)
  if (order.quantity > most) {
    return order.purpose === 'replace'
      ? refuse('nothing-lost', `Your depot has lost ${most === 0 ? 'nothing' : most}.`, 'GF-VP-04')
      : refuse('not-above', 'A whole depot can be raised one point above its start.', 'GF-VP-04')
  }
  return payRefusal(state, side, 'points', priceOfDepot(state, order))
}

export const playBuyDepot = (play: Play, side: SideName, order: BuyDepot): void => {
  const { quantity } = order
  const price = priceOfDepot(play.state, order) ?? 0
  tellOf(play, {
    kind: 'goods-bought',
    side,
    item: 'depot-point',
    quantity,
    price,
    pay: 'points',
    only: side,
  })
  pay(play, side, 'points', price)
  changeArmy(play, side, { depot: play.state.armies[side].depot + quantity })
}
