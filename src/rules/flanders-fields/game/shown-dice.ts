import type { RolledDie } from '#kernel/chance/dice.ts'
import type { AnyEvent } from '#kernel/game/game.ts'
import { bare } from '#kernel/words.ts'
import type { ShownDie, ShownModifier, ShownResult } from '#screen/results.ts'
import type { StoryPage } from '#screen/stories.ts'
import { shownDice } from '#screen/thrown-dice.ts'
import type { FireOutcome } from '../vocabulary.ts'
import type { State } from './state.ts'

const SIX = 6

export const die = (value: number, counted?: boolean): ShownDie => ({
  sides: SIX,
  value,
  ...(counted === undefined ? {} : { counted }),
})

interface Struck {
  readonly natural: number | null
  readonly outcome: FireOutcome
}

/** The dice of those who were struck at; no die where nothing could happen. */
export const strikeDice = (strikes: readonly Struck[]): readonly ShownDie[] =>
  strikes.flatMap(({ natural, outcome }) => (natural === null ? [] : [die(natural, outcome !== 'none')]))

/** One figure for what is added, where it is not known apart. */
export const added = (name: string, value: number): readonly ShownModifier[] =>
  value === 0 ? [] : [{ name, value }]

/** The dice of an order that were thrown for one of these things. */
export const thrownFor = (dice: readonly RolledDie[], ...things: readonly string[]): readonly RolledDie[] =>
  dice.filter((one) => things.includes(one.for))

/** A line of the log with the dice that it came from. */
export const lineWith = (line: string, dice: readonly RolledDie[]): readonly ShownResult[] =>
  dice.length === 0 ? [] : [{ throws: [{ dice: shownDice(dice) }], outcome: bare(line) }]

/** A story whose line in the log says all that came of the dice that were thrown for these things. */
export const toldByLine = <T extends AnyEvent>(
  page: StoryPage<State, T>,
  ...things: readonly string[]
): StoryPage<State, T> => ({
  ...page,
  result: {
    of: ({ story, after, allDice }) => lineWith(page.line(after, story), thrownFor(allDice, ...things)),
  },
})
