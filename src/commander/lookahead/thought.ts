import type { Weight } from '../../kernel/game/commander.ts'

/** How much thought a player gives to a decision. */
export interface Thought {
  /** Continuations, by how much hangs on it. */
  readonly budget: Readonly<Record<Weight, number>>
  /** Orders given in all of them together: a bound to the time it takes that is the same on every machine. */
  readonly orders: number
  /** Orders that are thought through. */
  readonly candidates: number
  /** By so many standard errors the first wish must be beaten to be left. */
  readonly doubt: number
}

/** What each level of those who think ahead can afford. */
export const THOUGHT = {
  veteran: { budget: { trivial: 0, routine: 0, weighty: 24 }, orders: 1000, candidates: 2, doubt: 1.5 },
  general: { budget: { trivial: 0, routine: 0, weighty: 80 }, orders: 4000, candidates: 3, doubt: 1.5 },
} as const satisfies Readonly<Record<string, Thought>>
