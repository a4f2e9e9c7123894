import type { Heading } from '../kernel/geometry/angle.ts'
import type { Point } from '../kernel/geometry/point.ts'

/** What is drawn over the ground. */
export type ShownShape =
  /** What a front edge covers: `splay` outward from both of its corners, rounded at `range`. */
  | {
      readonly shape: 'fan'
      readonly left: Point
      readonly right: Point
      readonly range: number
      readonly splay: number
    }
  | { readonly shape: 'circle'; readonly centre: Point; readonly radius: number }
  | { readonly shape: 'square'; readonly centre: Point; readonly side: number; readonly heading?: Heading }
  | { readonly shape: 'line'; readonly points: readonly Point[] }
  | { readonly shape: 'arrow'; readonly points: readonly Point[] }
