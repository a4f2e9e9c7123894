import type { Side } from '../../../vocabulary.ts'

/** Both write without seeing the other's (SK-SEQ-05): batteries before deployment, guns after it, all of them in Plot. */
export interface PlotsPhase {
  readonly name: 'plots'
  readonly guns: 'batteries' | 'on-table' | 'all'
  readonly passed: readonly Side[]
}
