import type { Dice } from './dice.ts'

/** For procedures that are looked up, not rolled for. */
export const NO_DICE: Dice = {
  d: () => 0,
  pool: () => ({ score: 0, every: false }),
  each: (items, roll) => items.map(roll),
  exchange: () => [],
  stage: (run) => run(),
  rounds: (start) => start,
}
