import type { SideName } from '../../sides.ts'
import type { ZoneNumber } from '../../zone.ts'
import type { Facing } from './facings.ts'

/** Dice of the leading defender for each facing it has to answer for. */
export type Split = Readonly<Record<Facing, number>>

/** Before a round of close assault a side may change its dispositions. */
export interface CloseAssaultPhase {
  readonly name: 'close-assault'
  readonly side: SideName
  readonly zone: ZoneNumber
  readonly round: number
  /** The facing the defender has chosen to look to, and how it divides its dice; null for the usual. */
  readonly front: Facing | null
  readonly split: Split | null
  /** Sides that let the fight for this zone take its course. */
  readonly content: readonly SideName[]
}
