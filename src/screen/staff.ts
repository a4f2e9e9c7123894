import type { AnyOrder, Side } from '#kernel/game/game.ts'
import { several } from '#kernel/words.ts'

/* What a player can leave to his staff, and what it then tells him. */

/** A stretch of play that is left to the staff as a whole. */
export interface StaffScope {
  readonly id: string
  /** What it does the rest of: 'this week'. */
  readonly title: string
  /** The same as long as it lasts. */
  readonly key: string
  /** The unit it is about, if it is about one. */
  readonly unit?: string
  /** Just now only orders that name the unit belong to it. */
  readonly naming?: boolean
}

/** The words of a rule set for its staff. */
export interface StaffWords<V = unknown> {
  /** What can be left to it now, the shortest first; `unit` is the one the player has chosen. */
  scopes(view: V, side: Side, unit: string | undefined): readonly StaffScope[]
  /** What orders of the side come to, in a few words each: 'ten missions at E5 and F5'. */
  inWords(view: V, orders: readonly AnyOrder[]): readonly string[]
}

/** How many orders there are of each kind, by its words for one and for many; other kinds come to nothing. */
export const countedOrders = (
  kinds: readonly (readonly [kind: string, one: string, many: string])[],
  orders: readonly AnyOrder[],
): readonly string[] =>
  kinds.flatMap(([kind, one, many]) => {
    const count = orders.filter((order) => order.kind === kind).length
    return count === 0 ? [] : [several(count, one, many)]
  })
