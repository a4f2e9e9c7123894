import type { SideName } from '../../sides.ts'

/** GF-AMOV-01: one side moves all it wants, then the other. */
export type MovementPhase = {
  readonly name: 'movement'
  readonly side: SideName
  /** Units that have made their move; all of them stand on the table for everybody to see (GF-OBS-14). */
  readonly moved: readonly string[]
}
