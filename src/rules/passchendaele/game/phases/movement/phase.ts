import type { Heading } from '#kernel/geometry/angle.ts'
import type { SideName } from '../../../scenarios/scenario.ts'
import type { MovingOrder } from '../../../vocabulary.ts'
import type { Facings } from '../forms.ts'

/** A way to fall back (PA-MOVE-16). */
export interface WayBack {
  readonly side: 'left' | 'right'
  readonly heading: Heading
}

export interface MovePhase {
  readonly name: 'move'
  readonly side: SideName
  readonly unit: string
  readonly order: MovingOrder
  /** Allowance, and what it is worth in open countryside. */
  readonly inches: number
  readonly inchesOpen: number
}

export interface FallBackPhase {
  readonly name: 'fall-back'
  readonly side: SideName
  readonly unit: string
  readonly ways: readonly WayBack[]
  /** How the unit is to turn afterwards, as its order said. */
  readonly facings: Facings | null
}

export type MovementPhase = MovePhase | FallBackPhase
