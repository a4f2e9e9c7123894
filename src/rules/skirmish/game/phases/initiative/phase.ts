import type { Side } from '../../../vocabulary.ts'

/** SK-SEQ-02: the winner chooses to move first or second. */
export interface InitiativePhase {
  readonly name: 'initiative'
  readonly side: Side
}
