import { fair, oneOf } from '#kernel/chance/random.ts'
import { popPhase, replacePhase } from '#kernel/game/phases.ts'
import { tellOf } from '#kernel/game/play.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { form, integer } from '#kernel/procedure/schema.ts'
import { isBlack, MOST_EVENT_CARDS } from '../../../tables/index.ts'
import type { PlayingCard, Side } from '../../../vocabulary.ts'
import { giveCard, handOf, isOver, takeCard, throwAway } from '../../cards/pack.ts'
import type { Play } from '../../play.ts'
import { kind } from '../forms.ts'
import type { Page } from '../page.ts'
import type { PhaseOf } from '../shapes.ts'
import { misfortune } from './misfortunes.ts'
import { isDummy, PLAY_CARD, playCard, playRefusal, samplePlay } from './playing.ts'

type Cards = PhaseOf<'cards'>

const promptOf = (drawn: boolean): string =>
  drawn ? 'You hold more than three cards: play or throw away one.' : 'Draw one event card, or two.'

/** FF-EVT-01, FF-EVT-06: a red card is kept, a black one strikes at once, a dummy too many is thrown away. */
const receive = (play: Play, side: Side, card: PlayingCard): void => {
  tellOf(play, { kind: 'card-drawn', side, card })
  if (isBlack(card)) {
    misfortune(play, side, card)
    return
  }
  if (isDummy(card) && handOf(play.state, side).length >= MOST_EVENT_CARDS) {
    throwAway(play, card)
    tellOf(play, { kind: 'card-discarded', side, card })
  } else giveCard(play, side, card)
}

/** FF-GEN-09: one card, and what it brings about is done before the next is drawn. */
const drawNext = (play: Play, phase: Cards): void => {
  replacePhase(play, { ...phase, left: phase.left - 1 })
  const card = takeCard(play, phase.side)
  if (card) receive(play, phase.side, card)
}

/** FF-EVT-01 */
const MOST_DRAWN = 2

const ORDERS = [form({ kind: kind('draw'), cards: integer(1, MOST_DRAWN) }), PLAY_CARD.form] as const

export const CARDS: Page<'cards', typeof ORDERS> = {
  orders: ORDERS,
  pending: (state, { side, drawn, left }) => (!drawn || (left === 0 && isOver(state, side)) ? [side] : []),
  prompt: (_, { drawn }) => promptOf(drawn),
  check(state, { drawn }, side, order) {
    if (order.kind === 'play-card') return playRefusal(state, side, order, drawn)
    return drawn ? refuse('drawn', 'You have drawn in this turn.', 'FF-EVT-01') : undefined
  },
  sample(state, { drawn }, side, random) {
    // Whoever is asked after drawing holds too many.
    const card = drawn ? oneOf(random, handOf(state, side)) : undefined
    return card ? samplePlay(state, side, card, random) : { kind: 'draw', cards: 1 + fair(random, 2) }
  },
  act(play, phase, side, order) {
    if (order.kind === 'play-card') playCard(play, side, order)
    else drawNext(play, { ...phase, drawn: true, left: order.cards })
  },
  resume(play, phase) {
    if (phase.left > 0) drawNext(play, phase)
    else if (phase.drawn && !isOver(play.state, phase.side)) popPhase(play)
  },
}
