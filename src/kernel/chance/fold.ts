import type { Fold } from './dice.ts'

/** Lists with the same number of results of each kind are one. At most five kinds and 1,000 items. */
export const counted = <R, C extends string>(
  kinds: readonly C[],
  kindOf: (result: R) => C,
): Fold<R, number> => ({
  start: 0,
  add: (sum, result) => sum + 1024 ** kinds.indexOf(kindOf(result)),
  key: (sum) => sum,
})

/** Lists with the same sum are one. */
export const summed = <R>(worth: (result: R) => number): Fold<R, number> => ({
  start: 0,
  add: (sum, result) => sum + worth(result),
  key: (sum) => sum,
})
