import { fair, oneOf, type Random } from '#kernel/chance/random.ts'
import { topPhase } from '#kernel/game/phases.ts'
import { change } from '#kernel/game/play.ts'
import { otherSide } from '#rules/flanders-fields/game/sides.ts'
import type { Cards, State } from '#rules/flanders-fields/game/state.ts'
import { hasSecretPoint } from '#rules/flanders-fields/game/view.ts'
import { pointAt } from '#rules/flanders-fields/tables/index.ts'
import type { Side } from '#rules/flanders-fields/vocabulary.ts'

/** A card of the hand for one of the pack. */
const otherHand = (cards: Cards, side: Side, random: Random): Cards => {
  const held = oneOf(random, cards.hands[side])
  const drawn = oneOf(random, cards.pack)
  if (held === undefined || drawn === undefined) return cards
  return {
    ...cards,
    pack: cards.pack.map((card) => (card === drawn ? held : card)),
    hands: { ...cards.hands, [side]: cards.hands[side].map((card) => (card === held ? drawn : card)) },
  }
}

const isDrawing = (state: State): boolean => topPhase(state)?.name === 'cards'

/** Changes only what a side may not know: aims and plans of fire, and the cards in the enemy's hand. */
export const alterSecrets = (state: State, unknownTo: string, random: Random): void => {
  const enemy = otherSide(unknownTo === 'attacker' ? 'attacker' : 'defender')
  const elsewhere = () => pointAt({ x: fair(random, 60), y: fair(random, 60) })
  const units = state.units.map((unit) =>
    unit.side === enemy && unit.aim && hasSecretPoint(unit)
      ? { ...unit, aim: { ...unit.aim, at: elsewhere() } }
      : unit,
  )
  const plan = state.plans[enemy]
  const fires = plan?.fires.map((fire) => ({ ...fire, at: elsewhere() })) ?? []
  change(
    { state },
    {
      units,
      plans: plan ? { ...state.plans, [enemy]: { ...plan, fires } } : state.plans,
      // What is drawn follows from what is left in the pack.
      cards: state.cards && !isDrawing(state) ? otherHand(state.cards, enemy, random) : state.cards,
    },
  )
}
