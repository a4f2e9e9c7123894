import type { SideName } from '../../../scenarios/scenario.ts'

export interface ActivationPhase {
  readonly name: 'activate'
  readonly side: SideName
}
