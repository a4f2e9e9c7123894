import type { SideName } from '../../state.ts'

export type TrenchPhase =
  | { readonly name: 'construction'; readonly side: SideName }
  | { readonly name: 'raids'; readonly side: SideName }
  | { readonly name: 'gas'; readonly side: SideName }
  | { readonly name: 'mines'; readonly side: SideName }
