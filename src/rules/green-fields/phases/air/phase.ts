import type { SideName } from '../../state.ts'

export type AirPhase =
  | { readonly name: 'air'; readonly side: SideName }
  | { readonly name: 'assault-air'; readonly side: SideName }
