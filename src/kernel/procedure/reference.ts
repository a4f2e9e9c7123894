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
  /** To be written in with a pencil: its rows are tall and the boxes in it large. */
  readonly record?: true
}

/** Counters of one kind, to be printed and cut out. */
export interface CounterSet {
  readonly title: string
  readonly labels: readonly string[]
}

/** A sheet beside those of the turn: what one army has of its own, or counters. */
export interface ExtraSheet {
  readonly id: string
  readonly title: string
  readonly heading: string
  readonly clauses: readonly ClauseId[]
  readonly tables: readonly ShownTable[]
  readonly counters: readonly CounterSet[]
}
