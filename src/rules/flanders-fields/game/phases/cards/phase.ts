import type { PlayingCard, Side } from '../../../vocabulary.ts'

export type CardsPhase =
  /** FF-EVT-01: a side draws, or has too many cards in its hand; `left` are still to be drawn, one after the other. */
  | { readonly name: 'cards'; readonly side: Side; readonly drawn: boolean; readonly left: number }
  /** FF-EVT-03, FF-EVT-05: the side that gains from a card of the other makes its choice. */
  | { readonly name: 'card-choice'; readonly side: Side; readonly card: ChosenCard }

/** Black cards of which the enemy says whom they strike. */
export type ChosenCard = Extract<PlayingCard, 'AC' | '10C' | 'AS' | 'KS' | 'QS'>
