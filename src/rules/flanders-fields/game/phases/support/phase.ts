import type { Side } from '../../../vocabulary.ts'

/** FF-TURN-08: what regiments order, one after the other, each step by step. */
export interface SupportPhase {
  readonly name: 'support-orders'
  readonly side: Side
  /** The regiment that is giving its orders; none as long as staff is handed out. */
  readonly regiment: string | null
  readonly step: SupportStep
  /** Regiments that are done. */
  readonly closed: readonly string[]
}

/** Staff markers; machine guns and block houses; guns and mortars; aircraft. */
export const SUPPORT_STEPS = ['staff', 'machine-guns', 'guns', 'air'] as const
export type SupportStep = (typeof SUPPORT_STEPS)[number]

/** FF-AIR-07: a mission has arrived and waits for its target. */
export interface AirAttackPhase {
  readonly name: 'air-attack'
  readonly side: Side
  readonly regiment: string
}
