import type { Side } from '../../../vocabulary.ts'

/** SK-FIRE-20, SK-FIRE-34: the side with the initiative fires all it has, then the other; then the men hit fall. */
export interface FirePhase {
  readonly name: 'fire'
  readonly side: Side
  readonly last: boolean
}
