import type { Status } from '../../../vocabulary.ts'
import type { Movement } from '../../moves/fates.ts'
import type { Fate, Stands } from '../../state.ts'

export type MovementStory =
  | MovedStory
  /** PA-MOVE-22: friends behind it left no room. */
  | { readonly kind: 'jammed'; readonly unit: string; readonly status: Status }
  /** PA-MOVE-23: they had no way back, the others of the unit had. */
  | { readonly kind: 'bases-surrendered'; readonly unit: string; readonly bases: readonly string[] }

export interface MovedStory {
  readonly kind: 'moved'
  readonly unit: string
  readonly how: Movement | 'slip' | 'consolidation'
  readonly to: readonly Stands[]
  readonly left: readonly { readonly base: string; readonly fate: Fate }[]
}
