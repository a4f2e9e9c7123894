import type { Heading } from '#kernel/geometry/angle.ts'
import type { Point } from '#kernel/geometry/point.ts'
import type { CheckReason, Side } from '../../../vocabulary.ts'

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

/** SK-MOV-18: the line of one unit as it was when the charge was declared, and how far its leading man has come on it. */
export interface Charging {
  readonly unit: string
  readonly line: ChargeLine
  readonly reached: Point
  /** What it owed a check for already, and its strength: what defensive fire adds is checked at once (SK-MOR-17). */
  readonly owed: readonly CheckReason[]
  readonly strength: number
}

/** One charge as it unfolds (SK-MOV-18, SK-MEL-03): asked, fired on weapon by weapon, checked, brought to contact. */
export interface ChargePhase {
  readonly name: 'charge'
  readonly side: Side
  /** Units that charge and have not been stopped, in the order of the roster. */
  readonly units: readonly string[]
  readonly target: string
  readonly lines: readonly Charging[]
  readonly stage: 'respond' | 'fire' | 'check' | 'contact'
  /** Weapons of the defender that have still to fire, and at whom. */
  readonly weapons: readonly string[]
  readonly at: string | null
  /** Whom a unit took in flank or rear when it declared (SK-MEL-21). */
  readonly flanking: readonly string[]
}
