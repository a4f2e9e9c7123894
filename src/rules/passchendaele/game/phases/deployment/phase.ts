import type { SideName } from '../../../scenarios/scenario.ts'

/** PA-SETUP-04 to PA-SETUP-06: the defender's front line, the attacker, the defender's reserves. */
export type DeploymentStep = 'front' | 'attack' | 'reserve'

export interface DeployPhase {
  readonly name: 'deploy'
  readonly side: SideName
  readonly step: DeploymentStep
  /** Units that are still to be set down. */
  readonly units: readonly string[]
  /** Units of this step that stand on the table, and may be picked up until it is confirmed (PA-SETUP-17). */
  readonly down: readonly string[]
}

export type DeploymentPhase =
  | DeployPhase
  | { readonly name: 'relocation'; readonly side: SideName }
  | { readonly name: 'relocate'; readonly side: SideName; readonly units: readonly string[] }
