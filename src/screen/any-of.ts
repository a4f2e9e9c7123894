import type { Fold } from '#kernel/chance/dice.ts'
import type { Chancy, Outcome } from '#kernel/procedure/procedure.ts'

/** Something that may happen, by the procedure that decides it. */
export interface Happening {
  readonly procedure: Chancy
  readonly input: unknown
  readonly holds: (outcome: Outcome) => boolean
}

const ANY: Fold<boolean, boolean> = {
  start: false,
  add: (sum, one) => sum || one,
  key: Number,
}

/** Things that may happen one after the other: exact for whether any of them does. */
export const ANY_OF: Chancy<readonly Happening[], { readonly any: boolean }> = {
  resolve(happenings, dice, trace) {
    const happened = dice.each(
      happenings,
      ({ procedure, input, holds }) => holds(procedure.outcome(procedure.resolve(input, dice, trace))),
      ANY,
    )
    return { any: happened.some(Boolean) }
  },
  outcome: ({ any }) => ({ any }),
}
