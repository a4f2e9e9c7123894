/** A die by its number of sides, or the average die of wargamers, numbered 2, 3, 3, 4, 4, 5. */
export type Die = number | 'average'

export const FACES = {
  6: [1, 2, 3, 4, 5, 6],
  10: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  average: [2, 3, 3, 4, 4, 5],
} as const satisfies Readonly<Record<number | string, readonly number[]>>

/** What a die may show: a card drawn from a pack is the throw of a die with as many sides. */
export const facesOf = (die: Die): readonly number[] => {
  if (die === 6 || die === 10 || die === 'average') return FACES[die]
  return Array.from({ length: die }, (_, i) => i + 1)
}

/** One die on the table: what it is, what it shows, what it was rolled for. */
export interface RolledDie {
  readonly sides: number
  readonly value: number
  readonly for: string
}

export interface PoolResult {
  /** Sum of the scores of all dice. */
  readonly score: number
  /** Every die scored; false for no dice. */
  readonly every: boolean
}

/** What tells two partial results apart; equal keys are one and the same to all that follows. */
export type Key = string | number

/** How the results of independent items add up to what later steps and the outcome depend on. */
export interface Fold<R, S> {
  readonly start: S
  add(sum: S, result: R): S
  key(sum: S): Key
}

/** A sequence of rolls repeated until it is over. States with equal keys must have equal futures and outcomes. */
export interface Rounds<S> {
  over(state: S): boolean
  key(state: S): Key
  round(state: S): S
}

/** What a game throws dice for, told to those who throw them with their own hands. */
export interface Occasion {
  /** 'Bombardment of C4': nothing that a side may not hear. */
  readonly title: string
  /** Only this side may see these dice. */
  readonly only?: string
  /** The unit that throws or is thrown for. */
  readonly unit?: string
  /** Units by what stands for them in the input of a procedure, where it is about several. */
  readonly units?: readonly {
    readonly inInput: object
    readonly unit: string
    /** Only this side may see the dice for it. */
    readonly only?: string
  }[]
  /** Other words for what a die is thrown for. */
  readonly words?: Readonly<Record<string, string>>
}

/**
 * The only source of chance. A procedure is written once against this interface and runs under rolled, entered
 * and exact dice. `each`, `stage` and `rounds` mean just what they say under ordinary dice; under exact dice they
 * are the places where equal results are merged, which keeps the odds of long chains small.
 */
export interface Dice {
  /** Rolls one die and returns its face. */
  d(die: Die, why: string): number
  /** Rolls many dice counted by score: `score[i]` is what the die's i-th face is worth (`FACES`). */
  pool(count: number, die: Die, score: readonly number[], why: string): PoolResult
  /** The same roll for independent items, in order. */
  each<T, R, S>(items: readonly T[], roll: (item: T, index: number) => R, fold: Fold<R, S>): R[]
  /**
   * Independent items for each of which dice are thrown first, and answered when all have been thrown: guns fire, then
   * their targets save. `answer` asks for the throw it answers. Items answer in order, or from the last to the first.
   */
  exchange<T, X, R, S>(
    items: readonly T[],
    first: (item: T) => X,
    answer: (item: T, thrown: () => X) => R,
    fold: Fold<R, S>,
    backwards?: boolean,
  ): R[]
  /** A step whose results with equal keys need not be told apart afterwards. */
  stage<R>(run: () => R, key: (result: R) => Key): R
  /** Repeats a round until it is over. */
  rounds<S>(start: S, rounds: Rounds<S>): S
  /** What the dice that follow are thrown for; only dice that players throw themselves listen to it. */
  about?(occasion: Occasion): void
  /** Whom of several the dice that follow are about, or nobody of them alone. */
  upon?(inInput: object | undefined): void
}
