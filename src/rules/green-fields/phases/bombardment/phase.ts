import type { SideName } from '../../state.ts'

export type BombardmentPhase =
  | { readonly name: 'bombardment'; readonly side: SideName }
  | { readonly name: 'artillery'; readonly side: SideName }
