import type { Side } from '../../../vocabulary.ts'

/** SK-SET-02, SK-SEQ-07: one side sets up, then the other; who has nothing to place is passed over. */
export interface DeploymentPhase {
  readonly name: 'deployment'
  readonly side: Side
  /** Still to set up after it. */
  readonly next: Side | null
  /** Nobody else is asked anything before the first die: the side is asked to begin. */
  readonly begins?: true
}
