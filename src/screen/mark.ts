import type { Point } from '#kernel/geometry/point.ts'
import type { Place } from './piece.ts'

/** How a place that is spoken of is shown: among others, as the one told of now, as the scene of a loss or of a gain. */
type MarkLook = 'plain' | 'lit' | 'loss' | 'gain'

/** A place on the table that is spoken of elsewhere: a line of what the enemy did, a unit lost. */
export interface TableMark {
  readonly id: string
  /** What is spoken of lies within this circle. */
  readonly centre: Point
  readonly radius: number
  readonly look: MarkLook
  /** No ring, only the rest. */
  readonly bare?: boolean
  /** On a disc at the ring: the number of the line. */
  readonly number?: number
  /** What was lost fell here. */
  readonly crosses?: readonly Point[]
  /** Who fired at whom, who went where. */
  readonly arrows?: readonly {
    readonly from: Point
    readonly to: Point
    readonly side?: 0 | 1
  }[]
  /** Where what moved stood before. */
  readonly before?: readonly (Place & { readonly width: number; readonly depth: number })[]
  /** The same for those who cannot see it. */
  readonly text: string
}
