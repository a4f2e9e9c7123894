import type { Modifier } from '../../../reckoning/modifier.ts'
import type { Side } from '../../../vocabulary.ts'

export type BattalionsStory =
  | { readonly kind: 'battalion-begun'; readonly battalion: string }
  | { readonly kind: 'battalion-ended'; readonly battalion: string }
  /** FF-DUG-02: one platoon tries to man the trench. */
  | {
      readonly kind: 'shelter-left'
      readonly stand: string
      readonly modifiers: readonly Modifier[]
      readonly total: number
      /** It made the roll; without room it stays below all the same (FF-DUG-04). */
      readonly emerges: boolean
      readonly room: boolean
    }
  /** FF-HERO-04: a feat waits for the enemy's agreement, and has it or not. */
  | { readonly kind: 'heroic-proposed'; readonly platoon: string; readonly targets: readonly string[] }
  | {
      readonly kind: 'heroic-answered'
      readonly side: Side
      readonly platoon: string
      readonly agree: boolean
    }
  /** FF-HERO-01 */
  | {
      readonly kind: 'heroic-action'
      readonly platoon: string
      readonly targets: readonly string[]
      readonly total: number
      readonly success: boolean
    }
