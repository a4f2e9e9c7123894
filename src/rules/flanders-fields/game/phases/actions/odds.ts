import { FACES } from '#kernel/chance/dice.ts'
import { ordinaryDice } from '#kernel/chance/rolled.ts'
import { SILENT } from '#kernel/procedure/trace.ts'
import { orderRoll } from '../../../procedures/order-roll.ts'
import { orderCards } from '../../cards/on-rolls.ts'
import type { Ordered } from '../../commanders.ts'
import type { State } from '../../state.ts'
import type { Declared } from './declarations.ts'
import { orderInput } from './order-input.ts'

/** How likely an order is to give each number of actions, from none to three; every face of the die is tried. */
export const orderOdds = (
  state: State,
  ordered: Ordered,
  declared: Declared,
): readonly [number, number, number, number] => {
  const input = orderInput(state, ordered, declared, orderCards(state, ordered, declared.cards))
  const odds: [number, number, number, number] = [0, 0, 0, 0]
  const faces = FACES[6]
  for (const face of faces) {
    const { actions } = orderRoll.resolve(
      input,
      ordinaryDice(() => face),
      SILENT,
    )
    odds[actions === 3 ? 3 : actions === 2 ? 2 : actions === 1 ? 1 : 0] += 1 / faces.length
  }
  return odds
}
