import type { SideName } from '../../sides.ts'

export type BombardmentPhase =
  /** GF-BOMB-09: each round is announced in turn and then fired. */
  | { readonly name: 'bombardment'; readonly side: SideName; readonly round: 1 | 2 }
  /** GF-AART-01: both sides write their fire in secret. */
  | { readonly name: 'artillery' }
