import type { Movement } from '../../moves/fates.ts'
import type { Fate, Stands } from '../../state.ts'

export interface MovementStory {
  readonly kind: 'moved'
  readonly unit: string
  readonly how: Movement | 'slip' | 'consolidation'
  readonly to: readonly Stands[]
  readonly left: readonly { readonly base: string; readonly fate: Fate }[]
}
