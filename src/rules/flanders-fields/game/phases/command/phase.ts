import type { Side } from '../../../vocabulary.ts'

/** FF-CMD-09: the stand that has made the first of its moves, and those that are done. */
export interface CommandPhase {
  readonly name: 'command-move'
  readonly side: Side
  readonly moving: string | null
  readonly done: readonly string[]
}
