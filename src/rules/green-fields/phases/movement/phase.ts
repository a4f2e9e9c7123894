import type { SideName } from '../../state.ts'

export type MovementPhase = { readonly name: 'movement'; readonly side: SideName }
