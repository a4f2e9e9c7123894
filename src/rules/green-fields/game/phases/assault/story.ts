import type { SideName } from '../../sides.ts'
import type { Assault } from '../../state.ts'
import type { ZoneNumber } from '../../zone.ts'

export type AssaultStory =
  | { readonly kind: 'flying-weather'; readonly flying: boolean }
  | {
      readonly kind: 'assault-turn'
      readonly day: number
      readonly turnOfDay: number
      readonly night: boolean
      readonly first: SideName
    }
  | {
      readonly kind: 'pioneers-built'
      readonly unit: string
      readonly work: 'road' | 'bridge'
      readonly zone: ZoneNumber
      /** The far bank. */
      readonly to: ZoneNumber | null
      readonly hits: number
      readonly needed: number
      readonly success: boolean
    }
  | { readonly kind: 'works-seen'; readonly work: 'road' | 'bridge' | 'trench'; readonly zone: ZoneNumber }
  | { readonly kind: 'trench-scraped'; readonly unit: string; readonly zone: ZoneNumber }
  | { readonly kind: 'purchase-arrived'; readonly unit: string; readonly arrived: boolean }
  | { readonly kind: 'reserve-entered'; readonly unit: string; readonly zone: ZoneNumber }
  | { readonly kind: 'entry-barred'; readonly unit: string; readonly zone: ZoneNumber }
  | { readonly kind: 'would-stop'; readonly side: SideName }
  | { readonly kind: 'zone-taken'; readonly zone: ZoneNumber; readonly side: SideName }
  | { readonly kind: 'wrecks-recovered'; readonly side: SideName; readonly strength: number }
  | { readonly kind: 'tunnel-taken'; readonly zone: ZoneNumber }
  | {
      readonly kind: 'assault-over'
      readonly reason: NonNullable<Assault['over']>
      readonly taken: Readonly<Record<SideName, number>>
    }
