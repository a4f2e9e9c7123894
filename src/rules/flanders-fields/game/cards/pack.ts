import type { Refusal } from '#kernel/game/game.ts'
import { change } from '#kernel/game/play.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { MOST_EVENT_CARDS } from '../../tables/index.ts'
import { PLAYING_CARDS, type PlayingCard, type Side } from '../../vocabulary.ts'
import { cardWords } from '../names.ts'
import type { Play } from '../play.ts'
import type { Cards, InForce, State } from '../state.ts'

/** FF-EVT-06: hearts, clubs, diamonds, spades, each from the ace down. */
const SUITS_APART = PLAYING_CARDS.length / 4
const PACK: readonly PlayingCard[] = [0, 1, 2, 3].flatMap((suit) =>
  PLAYING_CARDS.slice(suit * SUITS_APART, (suit + 1) * SUITS_APART).toReversed(),
)

/** FF-EVT-01: one pack for both. */
export const newCards = (): Cards => ({
  pack: PACK,
  discards: [],
  hands: { attacker: [], defender: [] },
  inForce: [],
})

export const handOf = ({ cards }: Pick<State, 'cards'>, side: Side): readonly PlayingCard[] =>
  cards?.hands[side].flatMap((card) => card ?? []) ?? []

export const holds = (state: State, side: Side, card: PlayingCard): boolean =>
  state.cards?.hands[side].includes(card) ?? false

export const heldRefusal = (state: State, side: Side, card: PlayingCard): Refusal | undefined =>
  holds(state, side, card)
    ? undefined
    : refuse('no-such-card', `You do not hold the ${cardWords(card)}.`, 'FF-EVT-04')

/** FF-EVT-01: it holds more than it may. */
export const isOver = ({ cards }: State, side: Side): boolean =>
  (cards?.hands[side].length ?? 0) > MOST_EVENT_CARDS

const setHand = (play: Play, side: Side, hand: readonly (PlayingCard | null)[]): void => {
  const { cards } = play.state
  if (cards) change(play, { cards: { ...cards, hands: { ...cards.hands, [side]: hand } } })
}

export const giveCard = (play: Play, side: Side, card: PlayingCard): void =>
  setHand(play, side, [...(play.state.cards?.hands[side] ?? []), card])

export const throwAway = (play: Play, card: PlayingCard): void => {
  const { cards } = play.state
  if (cards) change(play, { cards: { ...cards, discards: [...cards.discards, card] } })
}

/** A card leaves the hand for the discards. */
export const spendCard = (play: Play, side: Side, card: PlayingCard): void => {
  setHand(play, side, play.state.cards?.hands[side].filter((held) => held !== card) ?? [])
  throwAway(play, card)
}

const inOrder = (cards: readonly PlayingCard[]): readonly PlayingCard[] =>
  PACK.filter((card) => cards.includes(card))

/** FF-EVT-06: the k-th card of those left, k being a die with as many sides; the discards form the pack anew. */
export const takeCard = (play: Play, side: Side): PlayingCard | undefined => {
  const { cards } = play.state
  if (!cards) return undefined
  const isEmpty = cards.pack.length === 0
  const pack = isEmpty ? inOrder(cards.discards) : cards.pack
  if (pack.length === 0) return undefined
  play.dice.about?.({ title: 'Draw of an event card', only: side })
  const drawn = play.dice.d(pack.length, 'card')
  const card = pack[drawn - 1] ?? undefined
  change(play, {
    cards: {
      ...cards,
      pack: pack.filter((one) => one !== card),
      discards: isEmpty ? [] : cards.discards,
    },
  })
  return card
}

export const putInForce = (play: Play, force: InForce): void => {
  const { cards } = play.state
  if (cards) change(play, { cards: { ...cards, inForce: [...cards.inForce, force] } })
}

/** FF-EVT-02: no word reaches the guns of the side in this turn. */
export const areLinesDown = ({ cards }: State, side: Side): boolean =>
  cards?.inForce.some((force) => force.event === 'lines-are-down' && force.side === side) ?? false
