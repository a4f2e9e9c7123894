import type { Point } from '#kernel/geometry/point.ts'
import type { AreaWeapon, FireOutcome } from '../../vocabulary.ts'

/** What one die did to one stand or block house; no die where it could do nothing. */
export interface StrikeTold {
  readonly target: string
  readonly partial: boolean
  readonly modifier: number
  readonly natural: number | null
  readonly total: number | null
  readonly outcome: FireOutcome
}

export type ZoneStory =
  /** Fire or gas on everybody in an area; `by` is nobody where no battery of the table fires. */
  | {
      readonly kind: 'area-fired'
      readonly by: string | null
      readonly weapon: AreaWeapon
      readonly mode: 'direct' | 'indirect'
      readonly at: Point
      readonly strikes: readonly StrikeTold[]
    }
  /** FF-ZONE-01, FF-GAS-06: a stand has moved through it; `through` is the unit whose fire it is, or the cloud. */
  | {
      readonly kind: 'met-fire'
      readonly stand: string
      readonly through: string
      readonly weapon: AreaWeapon
      readonly at: Point
      readonly strike: StrikeTold
    }
  /** FF-RB-03: under the band; no die where nothing can happen. */
  | {
      readonly kind: 'under-barrage'
      readonly stands: readonly {
        readonly stand: string
        readonly natural: number | null
        readonly total: number | null
        readonly outcome: FireOutcome
      }[]
    }
  /** FF-RB-04 */
  | {
      readonly kind: 'close-behind-barrage'
      readonly stand: string
      /** As on the table. */
      readonly distance: number
      readonly risk: number
      readonly natural: number | null
      readonly total: number | null
      readonly outcome: FireOutcome
    }
