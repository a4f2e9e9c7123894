import type { Decided } from '../luck.ts'
import type { Reel } from '../replay/reel.ts'

/** The orders that were decided by dice, each with the state before and after it. */
export const decidedByDice = ({ log }: Reel): readonly Decided[] =>
  log.orders.filter(({ dice }) => dice.length > 0)
