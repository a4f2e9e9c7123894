import type { SideName } from '../../state.ts'

export type AssaultPhase =
  | { readonly name: 'assault-construction'; readonly side: SideName }
  | { readonly name: 'reserves'; readonly side: SideName }
