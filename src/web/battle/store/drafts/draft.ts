import type { AnyOrder, Side } from '#kernel/game/game.ts'
import type { Plan } from '#web/table/model.ts'

/** The order being written at one moment. */
export interface Draft {
  /** None for the usual one. */
  readonly order?: AnyOrder | undefined
  /** How it was drawn on the table, if it was. */
  readonly plan?: Plan | undefined
  /** Units whose part of it the player has written himself. */
  readonly touched: readonly string[]
}

/** What was written before, the latest last, and what was taken back of it. */
export interface Drafts {
  readonly past: readonly Draft[]
  readonly future: readonly Draft[]
}

export const NO_DRAFTS: Drafts = { past: [], future: [] }

/** What a player had written when he left the screen. */
export interface KeptDraft extends Draft {
  /** The state of the battle it belongs to: after the order with this hash. */
  readonly after?: string | undefined
  readonly side: Side
  readonly past: readonly Draft[]
}
