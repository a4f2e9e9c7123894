import type { SideName } from '../../sides.ts'
import type { ZoneNumber } from '../../zone.ts'
import type { PURSES, SOLD_GOODS, SOURCES } from './orders.ts'

type Purse = (typeof PURSES)[number]

export type SupplyStory =
  | {
      readonly kind: 'supplied'
      readonly side: SideName
      readonly points: number
      readonly shells: number
    }
  | { readonly kind: 'depot-rebuilt'; readonly side: SideName; readonly depot: number }
  | {
      readonly kind: 'reinforced'
      readonly unit: string
      readonly men: number
      readonly from: (typeof SOURCES)[number]
      readonly price: number
      /** GF-EXP-02 */
      readonly diluted: boolean
    }
  | {
      readonly kind: 'drafts-shelled'
      readonly unit: string
      readonly zone: ZoneNumber
      readonly men: number
      readonly hits: number
      readonly saves: number
      readonly lost: number
    }
  | { readonly kind: 'men-pooled'; readonly side: SideName; readonly men: number }
  | {
      readonly kind: 'unit-bought'
      readonly side: SideName
      /** By its name: it joins only now. */
      readonly name: string
      readonly place: ZoneNumber
      readonly price: number
      readonly pay: Purse
    }
  | {
      readonly kind: 'goods-bought'
      readonly side: SideName
      readonly item: (typeof SOLD_GOODS)[number] | 'depot-point'
      readonly quantity: number
      readonly price: number
      readonly pay: Purse
    }
  | { readonly kind: 'tanks-captured'; readonly name: string; readonly strength: number }
  | { readonly kind: 'arrival-barred'; readonly unit: string; readonly zone: ZoneNumber }
  | {
      readonly kind: 'points-spent'
      readonly side: SideName
      readonly spent: number
      readonly left: number
    }
