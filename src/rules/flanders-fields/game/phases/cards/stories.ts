import { capitalised, listed, several } from '#kernel/words.ts'
import type { StoryPages } from '#screen/stories.ts'
import { isBlack } from '../../../tables/index.ts'
import type { PlayingCard, Side } from '../../../vocabulary.ts'
import { cardWords, eventWords, nameOf, sideWords } from '../../names.ts'
import { toldByLine } from '../../shown-dice.ts'
import type { State } from '../../state.ts'

export interface CardShapes {
  /** The card only to those who may know it (FF-EVT-06). */
  'card-drawn': { readonly side: Side; readonly card: PlayingCard | null }
  'card-discarded': { readonly side: Side; readonly card: PlayingCard }
  'card-played': {
    readonly side: Side
    readonly card: PlayingCard
    /** Whom or what it was for. */
    readonly on: readonly string[]
  }
  /** FF-EVT-02: it goes to the enemy. */
  'card-handed-over': { readonly to: Side; readonly card: PlayingCard }
  rallied: { readonly battalion: string; readonly roll: number; readonly stands: readonly string[] }
  'wind-changed': { readonly speed: number }
  'wiring-party': { readonly unit: string; readonly added: boolean }
  /** FF-EVT-05: the battery of `big-bangs` goes. */
  'battery-withdrawn': { readonly unit: string }
}

export const CARD_STORIES: StoryPages<CardShapes, State> = {
  'card-drawn': {
    line: (state, { side, card }) =>
      `${capitalised(sideWords(state, side))} draw ${card ? eventWords(card) : 'a card'}.`,
    weight: () => 1,
    // FF-EVT-06: the enemy sees a card that is drawn only if it is a black ten or higher.
    seenBy: (story, viewer) =>
      viewer !== 'umpire' && viewer !== story.side && story.card && !isBlack(story.card)
        ? { ...story, card: null }
        : story,
  },
  'card-discarded': {
    line: (state, { side, card }) =>
      `${capitalised(sideWords(state, side))} throw away the ${cardWords(card)}.`,
    weight: () => 1,
  },
  'card-played': {
    line: (state, { side, card, on }) =>
      `${capitalised(sideWords(state, side))} play ${eventWords(card)}${
        on.length > 0 ? `: ${listed(on.map((id) => nameOf(state, id)))}` : ''
      }.`,
    weight: () => 2.2,
  },
  'card-handed-over': {
    line: (state, { to, card }) => `${eventWords(card)} goes to ${sideWords(state, to)}.`,
    weight: () => 1,
  },
  rallied: toldByLine(
    {
      line: (state, { battalion, roll, stands }) =>
        `${nameOf(state, battalion)} rallies: ${roll}, ${several(stands.length, 'platoon')} back.`,
      weight: () => 1,
    },
    'platoons returned',
  ),
  'wind-changed': {
    line: (_, { speed }) => `The wind turns on those who attack: ${speed} cm a turn.`,
    weight: () => 1,
  },
  'wiring-party': {
    line: (state, { unit, added }) =>
      `A wiring party ${added ? 'adds wire before' : 'clears wire before'} ${nameOf(state, unit)}.`,
    weight: () => 1,
  },
  'battery-withdrawn': {
    line: (state, { unit }) => `${capitalised(nameOf(state, unit))} is withdrawn.`,
    weight: () => 1,
  },
}
