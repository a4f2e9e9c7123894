import type { Refusal } from '#kernel/game/game.ts'
import { tellOf } from '#kernel/game/play.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { EVENT_CARDS, SHOOTING_CARDS } from '../../tables/index.ts'
import type { PlayingCard, Side } from '../../vocabulary.ts'
import { commanderOf, type Ordered } from '../commanders.ts'
import { cardWords } from '../names.ts'
import type { Play } from '../play.ts'
import type { State } from '../state.ts'
import { unitNamed } from '../units.ts'
import { heldRefusal, putInForce, spendCard } from './pack.ts'

const FOR_ORDERS: readonly PlayingCard[] = ['10H', 'JD', '10D']
const FOR_SHOOTING: readonly PlayingCard[] = ['AD', 'QD']

/** FF-EVT-02: the one card that may be played on an order after its die. */
export const RAISING: PlayingCard = '10D'
export const RAISED_BY = EVENT_CARDS[RAISING]?.modifier ?? 0

/** FF-EVT-04: whether a side could hold it, for all its enemy knows: the question must not betray the hand. */
export const mayRaise = ({ cards }: State, side: Side): boolean =>
  cards !== null && cards.hands[side].length > 0 && !cards.discards.includes(RAISING)

const worthOf = (cards: readonly PlayingCard[]): number =>
  cards.reduce((sum, card) => sum + (EVENT_CARDS[card]?.modifier ?? 0), 0)

/** FF-EVT-04: why these cards may not be played on this roll. */
const cardsRefusal = (
  state: State,
  side: Side,
  cards: readonly PlayingCard[],
  allowed: readonly PlayingCard[],
): Refusal | undefined => {
  for (const [i, card] of cards.entries()) {
    if (!allowed.includes(card))
      return refuse('wrong-card', `The ${cardWords(card)} does nothing here.`, 'FF-EVT-04')
    const missing = heldRefusal(state, side, card)
    if (missing) return missing
    if (cards.indexOf(card) !== i)
      return refuse('twice', `The ${cardWords(card)} is named twice.`, 'FF-EVT-04')
  }
  return undefined
}

const spendAll = (play: Play, side: Side, cards: readonly PlayingCard[], on: string): void => {
  for (const card of cards) {
    spendCard(play, side, card)
    tellOf(play, { kind: 'card-played', side, card, on: [on] })
  }
}

/** FF-EVT-04: why an order may not be given with these cards. */
export const orderCardsRefusal = (
  state: State,
  ordered: Ordered,
  cards: readonly PlayingCard[],
): Refusal | undefined => {
  return cardsRefusal(state, ordered.side, cards, FOR_ORDERS)
}

/** What cards add to the order of a unit: those played with it, the commander's, and the enemy's. */
export const orderCards = (state: State, ordered: Ordered, cards: readonly PlayingCard[]): number => {
  const command = commanderOf(state, ordered)?.id
  let sum = worthOf(cards)
  for (const force of state.cards?.inForce ?? []) {
    if (force.event === 'command-error' && force.unit === ordered.id) sum += EVENT_CARDS['10C']?.modifier ?? 0
    if (force.event === 'inspirational-leader' && force.command === command)
      sum += EVENT_CARDS.JD?.modifier ?? 0
  }
  return sum
}

/** FF-EVT-05: the jack of diamonds stays in force for every order of that commander. */
export const spendOrderCards = (play: Play, ordered: Ordered, cards: readonly PlayingCard[]): void => {
  if (cards.length === 0) return
  const command = commanderOf(play.state, ordered)?.id
  spendAll(play, ordered.side, cards, ordered.id)
  if (cards.includes('JD') && command !== undefined)
    putInForce(play, { event: 'inspirational-leader', side: ordered.side, command })
}

/** FF-EVT-04: before a fire action of one company or machine gun, for all its shooting of this turn. */
export const shootingCardsRefusal = (
  state: State,
  side: Side,
  unit: string,
  cards: readonly PlayingCard[],
  already: number,
): Refusal | undefined => {
  if (cards.length === 0) return undefined
  const kind = unitNamed(state, unit)?.kind
  if (kind !== 'rifle-company' && kind !== 'machine-gun')
    return refuse('wrong-unit', 'Such a card is for one company or machine gun.', 'FF-EVT-04')
  if (already + worthOf(cards) > SHOOTING_CARDS.most)
    return refuse('too-much', 'One shooting card is enough for a unit in a turn.', 'FF-EVT-04')
  return cardsRefusal(state, side, cards, FOR_SHOOTING)
}

export const shootingWorth = worthOf

/** Gives back what they add. */
export const spendShootingCards = (
  play: Play,
  side: Side,
  unit: string,
  cards: readonly PlayingCard[],
): number => {
  spendAll(play, side, cards, unit)
  return worthOf(cards)
}

/** FF-EVT-04: the jack of hearts on a heroic action. */
export const heroicCardRefusal = (
  state: State,
  side: Side,
  card: PlayingCard | undefined,
): Refusal | undefined => (card === undefined ? undefined : cardsRefusal(state, side, [card], ['JH']))

export const spendHeroicCard = (
  play: Play,
  side: Side,
  card: PlayingCard | undefined,
  hero: string,
): void => {
  if (card !== undefined) spendAll(play, side, [card], hero)
}
