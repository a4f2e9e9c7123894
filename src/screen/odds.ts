import type { Chancy, Outcome } from '#kernel/procedure/procedure.ts'

/** Exact odds to be worked out: which procedure, from what, and which outcomes count together. */
export interface AskedOdds {
  readonly title: string
  /** By its name, or what nobody looks up by itself. */
  readonly procedure: string | Chancy
  readonly input: unknown
  readonly counts: readonly { readonly title: string; readonly holds: (outcome: Outcome) => boolean }[]
}

/** A table of odds. */
export interface ShownOdds {
  readonly title: string
  /** What each of its rows is. */
  readonly rows: string
  readonly asked: readonly AskedOdds[]
}

/** One figure to be worked out: the chance that something comes of a procedure. */
export interface AskedChance {
  readonly procedure: AskedOdds['procedure']
  readonly input: unknown
  /** Said behind the figure: "gets worse". */
  readonly title: string
  readonly holds: (outcome: Outcome) => boolean
}

/** One of the outcomes that are counted together, by its title; the figure may be called otherwise. */
export const chanceIn = (
  { procedure, input, counts }: AskedOdds,
  count: string,
  title = count,
): AskedChance | undefined => {
  const found = counts.find((one) => one.title === count)
  return found && { procedure, input, title, holds: found.holds }
}

/** What is likely to come of an order, and what is feared. */
export interface EditOdds {
  readonly likely?: AskedChance
  readonly feared?: AskedChance
}

/** What waits at a place, or what fire does there. */
export interface Danger {
  readonly text: string
  readonly chance?: AskedChance
  /** The same chance as things stand now. */
  readonly before?: AskedChance
  /** Our own fire, on our own men. */
  readonly own?: boolean
}
