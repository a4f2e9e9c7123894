import type { Chancy, Outcome } from '../kernel/procedure/procedure.ts'

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
