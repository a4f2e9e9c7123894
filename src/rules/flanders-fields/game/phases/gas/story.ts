import type { Heading } from '#kernel/geometry/angle.ts'
import type { Point } from '#kernel/geometry/point.ts'
import type { Side } from '../../../vocabulary.ts'

export type GasStory =
  | {
      readonly kind: 'gas-released'
      readonly cloud: string
      readonly side: Side
      readonly denying: boolean
      readonly at: Point
      /** FF-PLAN-08: nobody else knew where it would rise. */
      readonly reveals: true
    }
  /** FF-GAS-03, FF-GAS-04: the wind as it now blows, as far in a turn as on the table. */
  | { readonly kind: 'wind'; readonly heading: Heading; readonly speed: number }
  | { readonly kind: 'gas-drifted'; readonly cloud: string; readonly from: Point; readonly to: Point }
  /** A cloud is no more: blown apart, spent or off the table. */
  | { readonly kind: 'gas-gone'; readonly clouds: readonly string[] }
