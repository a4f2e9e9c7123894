import type { Side } from '../../../vocabulary.ts'

export type TurnStory =
  | { readonly kind: 'turn-begun'; readonly turn: number; readonly side: Side }
  /** FF-CMD-08: a commander found on the field. */
  | { readonly kind: 'promoted'; readonly side: Side; readonly command: string; readonly body: string }
  /** FF-END-05: 1 where they come without a die. */
  | {
      readonly kind: 'reserve-rolled'
      readonly side: Side
      readonly name: string
      readonly needed: number
      readonly arrives: boolean
    }
  /** FF-END-08: in column if it is set down so on a road. */
  | { readonly kind: 'entered'; readonly side: Side; readonly unit: string; readonly column: boolean }
  /** FF-ORG-08 */
  | { readonly kind: 'passed-on'; readonly side: Side; readonly unit: string; readonly battalion: string }
  | { readonly kind: 'objective-changed'; readonly name: string; readonly holder: Side | null }
  | { readonly kind: 'agreed'; readonly side: Side }
  | {
      readonly kind: 'battle-ended'
      readonly winner: Side | null
      readonly reason: 'turn-limit' | 'collapse' | 'concession' | 'agreement'
    }
