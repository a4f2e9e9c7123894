import type { Army } from '../../army.ts'
import type { SideName } from '../../sides.ts'

export interface SupplyPhase {
  readonly name: 'replacements'
  /** What everybody knew of each side when it began; what is spent since is secret. */
  readonly last: Readonly<Record<SideName, Pick<Army, 'points' | 'depot'>>>
  /** Units that have come up to the line since, by their ids. */
  readonly arrived: readonly string[]
}
