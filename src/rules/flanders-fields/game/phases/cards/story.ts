import type { PlayingCard, Side } from '../../../vocabulary.ts'

export type CardStory =
  /** The card only to those who may know it (FF-EVT-06). */
  | { readonly kind: 'card-drawn'; readonly side: Side; readonly card: PlayingCard | null }
  | { readonly kind: 'card-discarded'; readonly side: Side; readonly card: PlayingCard }
  | {
      readonly kind: 'card-played'
      readonly side: Side
      readonly card: PlayingCard
      /** Whom or what it was for. */
      readonly on: readonly string[]
    }
  /** FF-EVT-02: it goes to the enemy. */
  | { readonly kind: 'card-handed-over'; readonly to: Side; readonly card: PlayingCard }
  | {
      readonly kind: 'rallied'
      readonly battalion: string
      readonly roll: number
      readonly stands: readonly string[]
    }
  | { readonly kind: 'wind-changed'; readonly speed: number }
  | { readonly kind: 'wiring-party'; readonly unit: string; readonly added: boolean }
  /** FF-EVT-05: the battery of `big-bangs` goes. */
  | { readonly kind: 'battery-withdrawn'; readonly unit: string }
