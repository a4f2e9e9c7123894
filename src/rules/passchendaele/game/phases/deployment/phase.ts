import type { SideName } from '../../../scenarios/scenario.ts'

export type DeploymentPhase =
  | { readonly name: 'deploy'; readonly side: SideName; readonly units: readonly string[] }
  | { readonly name: 'relocation'; readonly side: SideName }
  | { readonly name: 'relocate'; readonly side: SideName; readonly units: readonly string[] }
