import type { Unit } from '../../unit.ts'

export interface DeploymentPhase {
  readonly name: 'deployment'
  /** What stood on the table when it began, as the enemy saw it; what is placed since is secret. */
  readonly last: readonly Unit[]
}
