import type { SideName } from '../../state.ts'

export type SupplyPhase = { readonly name: 'replacements'; readonly side: SideName }
