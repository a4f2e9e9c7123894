import type { Ground, Works } from '../../../vocabulary.ts'
import type { FireMission } from '../../army.ts'
import type { Suffered } from '../../board/suffered.ts'
import type { SideName } from '../../sides.ts'
import type { ZoneNumber } from '../../zone.ts'

export type BombardmentStory =
  | { readonly kind: 'fire-planned'; readonly side: SideName; readonly mission: FireMission }
  /** What the enemy hears of it: not which guns. */
  | {
      readonly kind: 'fire-announced'
      readonly side: SideName
      readonly mission: FireMission['mission']
      readonly target: FireMission['target']
    }
  | { readonly kind: 'fire-cancelled'; readonly unit: string }
  /** What the enemy hears of that, and of guns that are told off to something else. */
  | {
      readonly kind: 'fire-withdrawn'
      readonly side: SideName
      readonly mission: FireMission['mission']
      readonly target: FireMission['target']
    }
  | {
      readonly kind: 'zone-shelled'
      readonly side: SideName
      readonly zone: ZoneNumber
      readonly dice: number
      readonly unobserved: boolean
      readonly groundHits: number
      readonly struck: readonly Suffered[]
    }
  | {
      readonly kind: 'box-laid'
      readonly side: SideName
      readonly zone: ZoneNumber
      readonly guns: number
      readonly unobserved: boolean
    }
  | {
      readonly kind: 'depot-shelled'
      readonly side: SideName
      readonly dice: number
      readonly unobserved: boolean
      readonly lost: number
    }
  | {
      readonly kind: 'off-board-shelled'
      readonly side: SideName
      readonly dice: number
      readonly struck: readonly Suffered[]
    }
  | {
      readonly kind: 'zone-gassed'
      readonly zone: ZoneNumber
      readonly source: 'shells' | 'persistent'
      readonly dice: number
      readonly lasting: boolean
      readonly gassed: readonly { readonly unit: string; readonly damage: number; readonly unseen?: true }[]
    }
  | {
      readonly kind: 'ground-changed'
      readonly zone: ZoneNumber
      readonly ground: Ground
      readonly degraded: boolean
      /** Works are named only if they are not what they were. */
      readonly trench?: Works
      readonly emplacement?: Works
      readonly roadCut: boolean
    }
