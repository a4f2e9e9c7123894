import type { Heading } from '#kernel/geometry/angle.ts'
import type { Point } from '#kernel/geometry/point.ts'

/** FF-PLAN-06 */
export interface GasPlan {
  /** As the scenario numbers them: `gas1`. */
  readonly gas: string
  readonly kind: 'offensive' | 'denying'
  readonly delivery: 'projector' | 'artillery'
  readonly at: Point
  readonly turn: number
  readonly heading: Heading
}

export interface ScheduledFire {
  readonly turn: number
  readonly weapon: 'heavy-artillery'
  readonly at: Point
}
