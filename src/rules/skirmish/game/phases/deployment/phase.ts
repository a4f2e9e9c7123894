import type { Side } from '../../../vocabulary.ts'

/** SK-SET-02: one side sets up, then the other. */
export interface DeploymentPhase {
  readonly name: 'deployment'
  readonly side: Side
  /** Still to set up after it. */
  readonly next: Side | null
}
