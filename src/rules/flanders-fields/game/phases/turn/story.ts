import type { Side } from '../../../vocabulary.ts'

export type TurnStory =
  | { readonly kind: 'turn-begun'; readonly turn: number; readonly side: Side }
  | { readonly kind: 'objective-changed'; readonly name: string; readonly holder: Side | null }
  | { readonly kind: 'agreed'; readonly side: Side }
  | {
      readonly kind: 'battle-ended'
      readonly winner: Side | null
      readonly reason: 'turn-limit' | 'collapse' | 'concession' | 'agreement'
    }
