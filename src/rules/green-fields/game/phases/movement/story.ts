import type { Status } from '../../../vocabulary.ts'
import type { Suffered } from '../../board/suffered.ts'
import type { SideName } from '../../sides.ts'
import type { ZoneNumber } from '../../zone.ts'

export type MovementStory =
  | {
      readonly kind: 'rally-thrown'
      readonly unit: string
      readonly dice: number
      readonly hits: number
      readonly status: Status
    }
  | {
      readonly kind: 'moved'
      readonly units: readonly string[]
      readonly from: ZoneNumber
      readonly to: ZoneNumber
      /** The enemy is there. */
      readonly contested: boolean
    }
  | {
      readonly kind: 'broke-down'
      readonly unit: string
      readonly zone: ZoneNumber
      readonly dice: number
      readonly hits: number
      readonly saves: number
      readonly casualties: number
    }
  | {
      readonly kind: 'opportunity-fire'
      readonly unit: string
      readonly from: ZoneNumber
      readonly zone: ZoneNumber
      readonly dice: number
      readonly hits: number
      readonly struck: readonly Suffered[]
    }
  | {
      readonly kind: 'riding'
      readonly unit: string
      readonly how: 'mount' | 'dismount' | 'load' | 'unload'
      readonly zone: ZoneNumber
    }
  | { readonly kind: 'overrun'; readonly unit: string; readonly zone: ZoneNumber }
  | { readonly kind: 'mounts-lost'; readonly unit: string; readonly zone: ZoneNumber }
  | { readonly kind: 'exited'; readonly unit: string; readonly zone: ZoneNumber }
  | { readonly kind: 'depot-overrun'; readonly side: SideName }
