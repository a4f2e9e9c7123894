import type { Area } from './area.ts'
import type { Place } from './piece.ts'

/** What orders that nobody has given yet would come to on the table. */
export interface Ghosts {
  /** Where pieces would stand. */
  readonly pieces: readonly (Place & { readonly id: string })[]
  /** Ways, fire and targets. */
  readonly areas: readonly Area[]
}
