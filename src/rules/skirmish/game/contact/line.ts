import type { Heading } from '#kernel/geometry/angle.ts'
import type { Point } from '#kernel/geometry/point.ts'

/** The line along which a unit charges: between two men, and where the leading one ends. */
export interface ChargeLine {
  readonly leader: string
  readonly facing: string
  /** From the leading man to where he stops, at the enemy, the lip or the wall. */
  readonly path: readonly Point[]
  readonly heading: Heading
  readonly cost: number
  readonly allowance: number
  /** SK-MEL-40: along a trench that both are in. */
  readonly inTrench: boolean
}
