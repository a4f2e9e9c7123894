import type { ClauseId } from './rulebook.ts'

/** A table of the rules as players see it, made from the numbers that the procedures use. */
export interface ShownTable {
  readonly id: string
  readonly title: string
  /** The clause it stands under in the rule book. */
  readonly clause: ClauseId
  /** The first column heads the rows. */
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** What the signs in it mean. */
  readonly note?: string
}
