import type { ShownShape } from '../../screen/shape.ts'
import type { Point } from './model.ts'

/** What is drawn over the ground: what rules ask for, and what the table draws of its own. */
export type Shape =
  | ShownShape
  /** A slice of a ring: from `from` clockwise to `to`. */
  | {
      readonly shape: 'sector'
      readonly centre: Point
      readonly inner: number
      readonly outer: number
      readonly from: number
      readonly to: number
    }
  | {
      readonly shape: 'rectangle'
      readonly x1: number
      readonly y1: number
      readonly x2: number
      readonly y2: number
    }
  | { readonly shape: 'polygon'; readonly points: readonly Point[] }
