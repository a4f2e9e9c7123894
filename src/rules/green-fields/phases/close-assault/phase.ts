import type { SideName } from '../../state.ts'

export type CloseAssaultPhase = { readonly name: 'close-assault'; readonly side: SideName }
