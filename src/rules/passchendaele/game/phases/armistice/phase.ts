import type { SideName } from '../../../scenarios/scenario.ts'

/** The other side has offered to stop, and this one answers. */
export interface ArmisticePhase {
  readonly name: 'armistice'
  readonly side: SideName
}
