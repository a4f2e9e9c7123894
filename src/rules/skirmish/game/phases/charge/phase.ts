import type { Side } from '../../../vocabulary.ts'

/** One charge as it unfolds (SK-MOV-18, SK-MEL-03): asked, fired on weapon by weapon, checked, brought to contact. */
export interface ChargePhase {
  readonly name: 'charge'
  readonly side: Side
  /** Units that charge and have not been stopped, in the order of the roster. */
  readonly units: readonly string[]
  readonly target: string
  readonly stage: 'respond' | 'fire' | 'check' | 'contact'
  /** Weapons of the defender that have still to fire, and at whom. */
  readonly weapons: readonly string[]
  readonly at: string | null
  /** Whom a unit took in flank or rear when it declared (SK-MEL-21). */
  readonly flanking: readonly string[]
}
