import type { Heading } from '#kernel/geometry/angle.ts'
import type { Footprint } from '#kernel/geometry/footprint.ts'
import type { Point } from '#kernel/geometry/point.ts'

/** Anything that stands on the table and can be named: a base, a figure, a model. */
export type Stand = Footprint & { readonly id: string }

/** Where one of them is, or is to be. */
export interface Stood {
  readonly id: string
  readonly centre: Point
  readonly heading: Heading
}
