import type { Side } from '../../../vocabulary.ts'

/** One charge as it unfolds (SK-MOV-18, SK-MEL-03): asked, fired on, checked, brought to contact. */
export interface ChargePhase {
  readonly name: 'charge'
  readonly side: Side
  readonly units: readonly string[]
  readonly target: string
  readonly stage: 'respond' | 'fire' | 'check' | 'contact' | 'gas' | 'done'
  /** Shots of the defender still to be fired, by weapon, and at whom. */
  readonly shots: readonly string[]
  readonly at: string | null
  readonly counter: boolean
  /** Units whose charge has been stopped. */
  readonly stopped: readonly string[]
}
