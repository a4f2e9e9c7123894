import type { Heading } from '#kernel/geometry/angle.ts'
import type { Point } from '#kernel/geometry/point.ts'

/** The way a stand went, from where it stood, and how it looks at the end. */
export interface MovedStand {
  readonly stand: string
  readonly way: readonly Point[]
  readonly heading: Heading
  /** By what it met on the way (FF-MOVE-20). */
  readonly stopped: boolean
}

export type MoveStory =
  /** What it met on the way has been told before. */
  | {
      readonly kind: 'moved'
      readonly unit: string
      readonly how: 'move' | 'closing-up' | 'obstacle'
      readonly stands: readonly MovedStand[]
      readonly column: boolean
      /** Enemies that were reached. */
      readonly assaults: readonly { readonly stand: string; readonly target: string }[]
    }
  | { readonly kind: 'mounted'; readonly unit: string; readonly mounted: boolean }
  /** FF-WIRE-11: the die of one stand at the wire; none where it needs none. */
  | {
      readonly kind: 'crossed-wire'
      readonly unit: string
      readonly stand: string
      readonly roll: number | null
      readonly needed: number | null
      readonly over: boolean
      readonly way: readonly Point[]
    }
  /** FF-WIRE-13: a company that could not cross. */
  | { readonly kind: 'hung-on-wire'; readonly unit: string; readonly stands: readonly string[] }
  /** FF-WIRE-12 */
  | { readonly kind: 'wire-cleared'; readonly unit: string; readonly from: Point; readonly to: Point }
