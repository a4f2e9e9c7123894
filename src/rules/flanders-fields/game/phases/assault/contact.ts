import type { Heading } from '../../../../../kernel/geometry/angle.ts'
import type { Point } from '../../../../../kernel/geometry/point.ts'

/** FF-ASLT-12: a stand that has reached the enemy it goes for. */
export interface Contact {
  readonly stand: string
  /** A stand or a block house. */
  readonly target: string
  /** The edge it reached; the rest of a round base is flank (FF-ASLT-13). */
  readonly edge: 'front' | 'right' | 'rear' | 'left'
  /** The way it came, from where it started, and how it then looked (FF-ASLT-14). */
  readonly way: readonly Point[]
  readonly heading: Heading
}
