import type { Refusal } from '#kernel/game/game.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { several } from '#kernel/words.ts'
import { listPrice, type Wanted } from '../../../armies/list-price.ts'
import type { Purse } from '../../../vocabulary.ts'
import { changeArmy, type Play } from '../../play.ts'
import { award, spendable } from '../../scoring.ts'
import type { SideName } from '../../sides.ts'
import type { State } from '../../state.ts'

/** More than anybody can ever pay for. */
export const MOST_GOODS = 9_999

/** What something costs in this campaign. */
export const priceOf = ({ options }: State, wanted: Wanted) => listPrice(wanted, options)

/** What is in a purse. */
export const left = (state: State, side: SideName, pay: Purse): number =>
  pay === 'supply' ? state.armies[side].supply : spendable(state, side)

/** Why a side cannot pay a price out of a purse; a price of null is not taken in that coin. */
export const payRefusal = (
  state: State,
  side: SideName,
  pay: Purse,
  price: number | null,
): Refusal | undefined => {
  if (pay === 'supply' && state.assault)
    return refuse('not-in-assault', 'Supplies are given out in the week, not in an assault.', 'GF-DPT-02')
  if (price === null) {
    return pay === 'points'
      ? refuse('not-for-points', 'That cannot be bought with victory points.', 'GF-VP-04')
      : refuse('not-for-supply', 'That can be bought with victory points only.', 'GF-VP-04')
  }
  const purse = left(state, side, pay)
  if (price <= purse) return undefined
  return pay === 'supply'
    ? refuse('too-dear', `It costs ${price} and you have ${several(purse, 'supply point')}.`, 'GF-DPT-02')
    : refuse(
        'too-dear',
        `It costs ${price} and you can spend ${several(purse, 'victory point')}.`,
        'GF-VP-04',
      )
}

export const pay = (play: Play, side: SideName, purse: Purse, price: number): void => {
  if (purse === 'points') award(play, { [side]: { spent: price } })
  else changeArmy(play, side, { supply: play.state.armies[side].supply - price })
}
