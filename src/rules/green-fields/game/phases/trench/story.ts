import type { Works } from '../../../vocabulary.ts'
import type { Raid } from '../../army.ts'
import type { Suffered } from '../../board/suffered.ts'
import type { SideName } from '../../sides.ts'
import type { ZoneNumber } from '../../zone.ts'

export type TrenchStory =
  | {
      readonly kind: 'pioneers-worked'
      readonly unit: string
      readonly work: 'road' | 'bridge' | 'trench'
      readonly zone: ZoneNumber
      readonly hits: number
      readonly needed: number
      readonly success: boolean
    }
  | {
      readonly kind: 'entrenched'
      readonly unit: string
      readonly zone: ZoneNumber
      readonly works: Works
      readonly emplacement: boolean
    }
  | {
      readonly kind: 'raid-declared'
      readonly side: SideName
      readonly zone: ZoneNumber
      readonly strength: number
    }
  | { readonly kind: 'raid-called-off'; readonly side: SideName; readonly zone: ZoneNumber }
  | { readonly kind: 'raid-lapsed'; readonly side: SideName; readonly zone: ZoneNumber }
  | {
      readonly kind: 'raid-fought'
      readonly side: SideName
      readonly zone: ZoneNumber
      readonly purpose: Raid['purpose']
      readonly strength: number
      readonly defenceDice: number
      readonly defenceHits: number
      readonly lost: number
      readonly report: boolean
      readonly wireHits: number
      readonly struck: readonly Suffered[]
    }
  | { readonly kind: 'raiders-gone'; readonly unit: string }
  | {
      readonly kind: 'zone-reported'
      readonly zone: ZoneNumber
      readonly units: number
      readonly tunnels: number
    }
  | {
      readonly kind: 'gas-released'
      readonly side: SideName
      readonly zone: ZoneNumber
      readonly canisters: number
      readonly wasted: boolean
      readonly dice: number
      readonly harmed: readonly { readonly unit: string; readonly damage: number; readonly unseen?: true }[]
    }
  | {
      readonly kind: 'tunnel-dug'
      readonly unit: string
      readonly tunnel: string
      readonly head: ZoneNumber
      readonly next: ZoneNumber | null
    }
  | {
      readonly kind: 'mine-packed'
      readonly tunnel: string
      readonly head: ZoneNumber
      readonly explosives: number
    }
  | { readonly kind: 'mine-discovered'; readonly side: SideName; readonly head: ZoneNumber }
  | {
      readonly kind: 'mine-fought'
      readonly head: ZoneNumber
      /** Strength points in the tunnel. */
      readonly attackers: number
      readonly defenders: number
      readonly attackersLost: number
      readonly defendersLost: number
      readonly control: 'attacker' | 'defender' | 'none'
    }
  | { readonly kind: 'learnt-underground'; readonly unit: string; readonly experience: number }
  | { readonly kind: 'tunnel-collapsed'; readonly head: ZoneNumber }
  | {
      readonly kind: 'mine-blown'
      readonly side: SideName
      readonly zone: ZoneNumber
      readonly dice: number
      readonly groundHits: number
      readonly struck: readonly Suffered[]
    }
