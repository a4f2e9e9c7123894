import type { GroundUnit } from '../../../vocabulary.ts'
import type { Period } from '../../army.ts'
import type { Suffered } from '../../board/suffered.ts'
import type { ZoneNumber } from '../../zone.ts'

export type AirStory =
  | {
      readonly kind: 'sortie-written'
      readonly unit: string
      readonly period: Period
      /** How much of it, if not all. */
      readonly strength?: number
    }
  | { readonly kind: 'sortie-cancelled'; readonly unit: string }
  | { readonly kind: 'took-off'; readonly period: Period; readonly units: readonly string[] }
  | { readonly kind: 'fighters-met'; readonly struck: readonly Suffered[] }
  | {
      readonly kind: 'attacked-from-the-air'
      readonly unit: string
      /** The named target: a unit, `depot` or `aerodrome`. */
      readonly target: string
      readonly zone: ZoneNumber | null
      readonly flak: number
      readonly scrambled: number
      readonly dice: number
      readonly reply: number
      readonly lost: number
      readonly brokenOff: boolean
      readonly struck: readonly Suffered[]
      readonly depotLost: number
      readonly balloonGrounded: boolean
    }
  | {
      readonly kind: 'bombers-driven-off'
      readonly unit: string
      readonly scrambled: number
      readonly lost: number
    }
  | { readonly kind: 'bombs-wasted'; readonly unit: string }
  | {
      readonly kind: 'reconnoitred'
      readonly unit: string
      readonly zones: readonly ZoneNumber[]
      readonly units: number
    }
  | {
      readonly kind: 'depot-sought'
      readonly unit: string
      readonly flak: number
      readonly lost: number
      readonly found: boolean
    }
  | {
      readonly kind: 'looked-behind'
      readonly unit: string
      readonly sought: GroundUnit
      /** The one column they looked behind, if they did not look everywhere. */
      readonly column: string | null
      /** The one unit they found. */
      readonly found: string | null
    }
