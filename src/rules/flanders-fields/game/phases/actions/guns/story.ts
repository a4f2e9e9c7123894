import type { Point } from '#kernel/geometry/point.ts'

export type GunStory =
  /** FF-ART-02, FF-TAB-07: a point is open to both as soon as it is laid. */
  | { readonly kind: 'aimed'; readonly unit: string; readonly at: Point }
  /** FF-ART-04, FF-ART-12; `to` is nowhere where it leaves the table. */
  | {
      readonly kind: 'deviated'
      readonly unit: string
      readonly from: Point
      readonly to: Point | null
      /** None where it falls where it was aimed. */
      readonly clock: number | null
      readonly distance: number
    }
