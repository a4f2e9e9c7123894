import type { Edge } from '#kernel/geometry/box.ts'
import type { Modifier } from '../../../../reckoning/modifier.ts'
import type { FireOutcome } from '../../../../vocabulary.ts'
import type { DirectWeapon } from './barrels.ts'

interface Die {
  readonly natural: number
  readonly total: number
  readonly outcome: FireOutcome
}

export type FireStory =
  /** One stand, or one face of a tank, at one target. */
  | {
      readonly kind: 'fired'
      readonly firer: string
      readonly face: Edge | null
      readonly weapon: DirectWeapon
      readonly target: string
      /** In cm; none where it fires at whoever reaches it (FF-ASLT-02). */
      readonly range: number | null
      readonly modifiers: readonly Modifier[]
      readonly modifier: number
      readonly needSuppress: number | 'auto' | null
      readonly needKill: number | null
      readonly dice: readonly Die[]
      readonly outcome: FireOutcome
      /** How many markers the dice put on the target. */
      readonly markers: number
      /** It spreads to the target's company (FF-FIRE-10). */
      readonly companySuppressed: boolean
    }
  /** A machine gun, or a face of a block house: the first target, then its beaten zone. */
  | {
      readonly kind: 'burst'
      readonly gun: string
      readonly face: Edge | null
      readonly range: number
      readonly strikes: readonly {
        readonly stand: string
        readonly modifier: number
        readonly natural: number | null
        readonly total: number | null
        readonly outcome: FireOutcome
      }[]
      readonly companies: readonly string[]
    }
  /** FF-NAT-02 */
  | { readonly kind: 'mad-minute'; readonly unit: string }
