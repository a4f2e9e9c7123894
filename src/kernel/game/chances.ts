import type { Standing } from './game.ts'

/** A start of its own and one that grows with the urgency, then for each figure its weight and what the urgency adds to it. */
export type Model = readonly number[]

/** Fitted chances to win: for each scenario, and for battles of one's own. */
export interface Chances {
  /** The figures they were fitted to. */
  readonly figures: readonly string[]
  readonly usual: Model
  readonly scenarios: Readonly<Record<string, Model>>
}

/** What is left to mend a lead shrinks with the square root of the turns left. */
export const urgency = ({ left }: Pick<Standing, 'left'>): number => 1 / Math.sqrt(left + 0.25)
