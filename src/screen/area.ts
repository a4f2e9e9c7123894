import type { Heading } from '#kernel/geometry/angle.ts'
import type { Point } from '#kernel/geometry/point.ts'

/** How what lies over the ground is drawn. */
export const AREA_STYLES = [
  'zone',
  'range',
  'fire-light',
  'fire-heavy',
  'gas',
  'smoke',
  'in-sight',
  'reach',
  'objective',
  'path',
  'danger',
  'chosen',
  'cell',
  'blind',
  'belt',
  'box',
  'underground',
  'changed',
] as const
export type AreaStyle = (typeof AREA_STYLES)[number]

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
      readonly from: Heading
      readonly to: Heading
    }
  | { readonly shape: 'circle'; readonly centre: Point; readonly radius: number }
  | { readonly shape: 'square'; readonly centre: Point; readonly side: number; readonly heading?: Heading }
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

/** What is drawn over the ground. */
export interface Area {
  readonly id: string
  readonly style: AreaStyle
  readonly outline: Shape
  readonly side?: 0 | 1
  readonly label?: string
  /** Its words are written as names are: beside it or in it, where they hide nothing. */
  readonly clear?: true
  /** Written large in the middle: how many shells deep, what it is worth. */
  readonly number?: number
  /** It is drawn by a template of the order being written and goes with it. */
  readonly template?: string
  /** It shows the order being written, and gives way to another that is being drawn. */
  readonly written?: true
  /** Left out while both sides look at one screen. */
  readonly secret?: boolean
}
