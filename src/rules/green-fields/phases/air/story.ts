import type { Period, SideName, ZoneNumber } from '../../state.ts'
import type { Suffered } from '../../suffered.ts'

export type AirStory =
  | { readonly kind: 'sortie-written'; readonly unit: string; readonly period: Period }
  | { readonly kind: 'sortie-cancelled'; readonly unit: string }
  | { readonly kind: 'took-off'; readonly period: Period; readonly units: readonly string[] }
  | { readonly kind: 'fighters-met'; readonly struck: readonly Suffered[] }
  | {
      readonly kind: 'attacked-from-the-air'
      readonly unit: string
      /** The named target: a unit, the depot. */
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
      readonly kind: 'reconnoitred'
      readonly side: SideName
      readonly zones: readonly ZoneNumber[]
      readonly units: number
    }
  | {
      readonly kind: 'looked-behind'
      readonly side: SideName
      readonly found: 'depot' | 'unit' | 'nothing'
      readonly unit: string | null
    }
