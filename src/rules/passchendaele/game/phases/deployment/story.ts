import type { SideName } from '../../../scenarios/scenario.ts'
import type { DeploymentStep } from './phase.ts'

export type DeploymentStory =
  | { readonly kind: 'deployed'; readonly unit: string }
  | { readonly kind: 'picked-up'; readonly units: readonly string[] }
  | {
      readonly kind: 'deployment-confirmed'
      readonly side: SideName
      readonly step: DeploymentStep
      /** Supports that come with the reserves. */
      readonly keptBack: readonly string[]
    }
  | {
      readonly kind: 'relocation-rolled'
      readonly relocating: readonly string[]
      readonly staying: readonly string[]
    }
  | { readonly kind: 'relocated'; readonly unit: string }
