import type { Side } from '../../../vocabulary.ts'

/** What a side does in its part of the Movement phase, in this order (SK 4). */
export const MOVEMENT_STEPS = [
  'survivors',
  'compulsory',
  'breakdown',
  'arrivals',
  'charges',
  'moves',
] as const

export interface MovementPhase {
  readonly name: 'movement'
  readonly side: Side
  readonly step: (typeof MOVEMENT_STEPS)[number]
  /** The other side has still to move. */
  readonly last: boolean
}
