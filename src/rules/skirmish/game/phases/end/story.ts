import type { Side } from '../../../vocabulary.ts'

export type TurnStory =
  | { readonly kind: 'agreed'; readonly side: Side }
  | { readonly kind: 'move-begun'; readonly move: number }
  | { readonly kind: 'objective-changed'; readonly name: string; readonly holder: Side | null }
  | { readonly kind: 'battle-ended'; readonly winner: Side | null; readonly reason: string }
  | { readonly kind: 'initiative'; readonly side: Side }
  | { readonly kind: 'turn-chosen'; readonly side: Side; readonly turn: 'first' | 'second' }
