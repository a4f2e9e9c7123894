import type { SideName } from '../../../scenarios/scenario.ts'

export interface TurnPhase {
  readonly name: 'choose'
  readonly side: SideName
}
