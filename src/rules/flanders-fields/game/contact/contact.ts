import type { Heading } from '#kernel/geometry/angle.ts'
import type { Edge } from '#kernel/geometry/box.ts'
import type { Point } from '#kernel/geometry/point.ts'

/** FF-ASLT-12: a stand that has reached the enemy it goes for. */
export interface Contact {
  readonly stand: string
  /** A stand or a block house. */
  readonly target: string
  /** The edge it reached; the rest of a round base is flank (FF-ASLT-13). */
  readonly edge: Edge
  /** The way it came, from where it started, and how it then looked (FF-ASLT-14). */
  readonly way: readonly Point[]
  readonly heading: Heading
}

/** The same with the place of the enemy; none where nobody may take it (FF-ASLT-15). */
export interface Fight extends Contact {
  readonly at: Point | null
}
