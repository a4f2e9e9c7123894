import { percent } from '#kernel/chance/random.ts'
import type { Refusal } from '#kernel/game/game.ts'
import { popPhase } from '#kernel/game/phases.ts'
import { tellOf } from '#kernel/game/play.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { several, sumWords } from '#kernel/words.ts'
import { actionsGiven } from '../../../procedures/order-roll.ts'
import type { PlayingCard } from '../../../vocabulary.ts'
import { RAISED_BY, RAISING } from '../../cards/on-rolls.ts'
import { heldRefusal, holds, spendCard } from '../../cards/pack.ts'
import { type Ordered, orderedNamed } from '../../commanders.ts'
import { cardWords, nameOf } from '../../names.ts'
import type { State } from '../../state.ts'
import { PLAY_CARD } from '../cards/playing.ts'
import { GO_ON } from '../forms.ts'
import type { Page } from '../page.ts'
import type { PhaseOf } from '../shapes.ts'
import { carryOutOrder } from './ordering.ts'

/** What the die gives, with or without the card. */
const given = ({ scenario, options }: State, { kind }: Ordered, phase: PhaseOf<'order-die'>, added: number) =>
  actionsGiven(
    { unit: kind, period: scenario.period, special: phase.special, options },
    phase.natural,
    phase.total + added,
  )

const promptOf = (state: State, phase: PhaseOf<'order-die'>): string => {
  const { unit, natural, total } = phase
  const ordered = orderedNamed(state, unit)
  if (!ordered) return ''
  const actions = (added: number) => several(given(state, ordered, phase, added).actions, 'action')
  const die = `Order to ${nameOf(state, unit)}: ${sumWords(natural, total)}, ${actions(0)}`
  return `${die}. The ${cardWords(RAISING)} would make it ${actions(RAISED_BY)}; or go on.`
}

const cardRefusal = (
  state: State,
  { side }: PhaseOf<'order-die'>,
  { card }: { readonly card: PlayingCard },
): Refusal | undefined =>
  heldRefusal(state, side, card) ??
  (card === RAISING
    ? undefined
    : refuse('wrong-card', `The ${cardWords(card)} adds nothing to a die that has fallen.`, 'FF-EVT-04'))

const ORDERS = [PLAY_CARD.form, GO_ON] as const

/** FF-EVT-04: whoever may hold the ten of diamonds says whether he adds it to a die that has fallen. */
export const ORDER_DIE: Page<'order-die', typeof ORDERS> = {
  orders: ORDERS,
  pending: (_, { side }) => [side],
  prompt: promptOf,
  check: (state, phase, _, order) =>
    order.kind === 'play-card' ? cardRefusal(state, phase, order) : undefined,
  sample: (state, { side }, _, random) =>
    holds(state, side, RAISING) && percent(random, 50)
      ? { kind: 'play-card', card: RAISING }
      : { kind: 'go-on' },
  act(play, phase, side, order) {
    const ordered = orderedNamed(play.state, phase.unit)
    popPhase(play)
    if (!ordered) return
    const raised = order.kind === 'play-card'
    const result = given(play.state, ordered, phase, raised ? RAISED_BY : 0)
    if (raised) {
      spendCard(play, side, RAISING)
      tellOf(play, { kind: 'card-played', side, card: RAISING, on: [phase.unit] })
      tellOf(play, {
        kind: 'order-raised',
        unit: phase.unit,
        total: phase.total + RAISED_BY,
        actions: result.actions,
        moveOnly: result.moveOnlyActions,
      })
    }
    carryOutOrder(play, ordered, phase.declared, result)
  },
}
