import { oneOf, percent } from '#kernel/chance/random.ts'
import type { Refusal } from '#kernel/game/game.ts'
import { tellOf } from '#kernel/game/play.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { type Accepted, form } from '#kernel/procedure/schema.ts'
import { EVENT_CARDS } from '../../../tables/index.ts'
import type { PlayingCard, Side } from '../../../vocabulary.ts'
import { handOf, heldRefusal, spendCard } from '../../cards/pack.ts'
import { cardWords } from '../../names.ts'
import type { Play } from '../../play.ts'
import type { State } from '../../state.ts'
import { card, kind } from '../forms.ts'
import type { Interlude } from '../interlude.ts'
import { BIG_BANGS } from './big-bangs.ts'
import { CHOSEN, type ChoiceCard } from './choice.ts'
import { RALLY } from './rally.ts'
import { SNIPER } from './sniper.ts'
import { WIRING } from './wiring-party.ts'

const PLAY_FORM = form({ kind: kind('play-card'), card, ...CHOSEN })
type PlayCard = Accepted<typeof PLAY_FORM>

/** FF-EVT-04: cards for the own turn, at its start or between two units. */
const PLAYED: Readonly<Partial<Record<PlayingCard, ChoiceCard>>> = {
  AH: BIG_BANGS,
  KH: SNIPER,
  QH: RALLY,
  KD: WIRING,
}

export const isDummy = (card: PlayingCard): boolean => EVENT_CARDS[card] === undefined

/** FF-EVT-03, FF-EVT-06: it can only be thrown away: a dummy, or a card that could have no effect. */
const isIdle = (state: State, side: Side, card: PlayingCard): boolean =>
  isDummy(card) || PLAYED[card]?.isPossible(state, side) === false

/** `over`: it has more cards than it may hold, and what cannot be played is thrown away (FF-EVT-06). */
export const playRefusal = (
  state: State,
  side: Side,
  order: PlayCard,
  over: boolean,
): Refusal | undefined => {
  const { card } = order
  const missing = heldRefusal(state, side, card)
  if (missing) return missing
  if (isIdle(state, side, card)) return undefined
  const known = PLAYED[card]
  if (known) return known.check(state, side, order)
  return over
    ? undefined
    : refuse(
        'wrong-moment',
        `The ${cardWords(card)} is played on a roll of its own, with the order or when it is asked for.`,
        'FF-EVT-04',
      )
}

export const playCard = (play: Play, side: Side, order: PlayCard): void => {
  const { card, stands = [], unit, battery } = order
  const known = isIdle(play.state, side, card) ? undefined : PLAYED[card]
  spendCard(play, side, card)
  if (!known) {
    tellOf(play, { kind: 'card-discarded', side, card })
    return
  }
  const on = [...stands, ...(unit === undefined ? [] : [unit]), ...(battery === undefined ? [] : [battery])]
  tellOf(play, { kind: 'card-played', side, card, on })
  known.act(play, side, order)
}

/** A card of the hand as it may be played now. */
export const samplePlay = (
  state: State,
  side: Side,
  card: PlayingCard,
  random: Parameters<ChoiceCard['sample']>[2],
): PlayCard => {
  const known = isIdle(state, side, card) ? undefined : PLAYED[card]
  return { kind: 'play-card', card, ...known?.sample(state, side, random) }
}

/** FF-EVT-04: between the orders of two units. */
export const PLAY_CARD: Interlude<typeof PLAY_FORM> = {
  form: PLAY_FORM,
  check: (state, side, order) => playRefusal(state, side, order, false),
  act: playCard,
  // Whoever holds any card is waited for, lest the waiting betray the hand.
  isPossible: (state, side) => (state.cards?.hands[side].length ?? 0) > 0,
  sample(state, side, random) {
    if (!state.cards || !percent(random, 20)) return undefined
    const playable = handOf(state, side).filter((card) => isIdle(state, side, card) || PLAYED[card])
    const card = oneOf(random, playable)
    return card && samplePlay(state, side, card, random)
  },
}
