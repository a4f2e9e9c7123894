import { capitalised, listed, several, words } from '#kernel/words.ts'
import { EVENT_CARDS } from '../../../tables/index.ts'
import type { PlayingCard } from '../../../vocabulary.ts'
import { nameOf, sideWords } from '../../names.ts'
import type { Lines } from '../../stories/words.ts'
import type { CardStory } from './story.ts'

const SUITS: Readonly<Record<string, string>> = { H: 'hearts', C: 'clubs', D: 'diamonds', S: 'spades' }
const RANKS: Readonly<Record<string, string>> = { A: 'ace', K: 'king', Q: 'queen', J: 'jack' }

/** 'queen of hearts' */
export const cardWords = (card: PlayingCard): string => {
  const rank = card.slice(0, -1)
  return `${RANKS[rank] ?? rank} of ${SUITS[card.slice(-1)] ?? ''}`
}

/** 'Rally (queen of hearts)' */
export const eventWords = (card: PlayingCard): string => {
  const found = EVENT_CARDS[card]
  return found ? `${capitalised(words(found.event))} (${cardWords(card)})` : `the ${cardWords(card)}`
}

export const CARD_LINES: Lines<CardStory> = {
  'card-drawn': (state, { side, card }) =>
    `${capitalised(sideWords(state, side))} draw ${card ? eventWords(card) : 'a card'}.`,
  'card-discarded': (state, { side, card }) =>
    `${capitalised(sideWords(state, side))} throw away the ${cardWords(card)}.`,
  'card-played': (state, { side, card, on }) =>
    `${capitalised(sideWords(state, side))} play ${eventWords(card)}${
      on.length > 0 ? `: ${listed(on.map((id) => nameOf(state, id)))}` : ''
    }.`,
  'card-handed-over': (state, { to, card }) => `${eventWords(card)} goes to ${sideWords(state, to)}.`,
  rallied: (state, { battalion, roll, stands }) =>
    `${nameOf(state, battalion)} rallies: ${roll}, ${several(stands.length, 'platoon')} back.`,
  'wind-changed': (_, { speed }) => `The wind turns on those who attack: ${speed} cm a turn.`,
  'wiring-party': (state, { unit, added }) =>
    `A wiring party ${added ? 'adds wire before' : 'clears wire before'} ${nameOf(state, unit)}.`,
  'battery-withdrawn': (state, { unit }) => `${capitalised(nameOf(state, unit))} is withdrawn.`,
}
