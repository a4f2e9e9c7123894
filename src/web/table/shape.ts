import type { Point } from './model.ts'

/** What is drawn over the ground. */
export type Shape =
  /** What a front edge covers: `splay` outward from both of its corners, rounded at `range`. */
  | {
      readonly shape: 'fan'
      readonly left: Point
      readonly right: Point
      readonly range: number
      readonly splay: number
    }
  /** A slice of a ring: from `from` clockwise to `to`. */
  | {
      readonly shape: 'sector'
      readonly centre: Point
      readonly inner: number
      readonly outer: number
      readonly from: number
      readonly to: number
    }
  | { readonly shape: 'circle'; readonly centre: Point; readonly radius: number }
  | { readonly shape: 'square'; readonly centre: Point; readonly side: number; readonly heading?: number }
  | {
      readonly shape: 'rectangle'
      readonly x1: number
      readonly y1: number
      readonly x2: number
      readonly y2: number
    }
  | { readonly shape: 'polygon'; readonly points: readonly Point[] }
  | { readonly shape: 'line'; readonly points: readonly Point[] }
  | { readonly shape: 'arrow'; readonly points: readonly Point[] }
