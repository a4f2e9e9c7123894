import type { Side } from '#kernel/game/game.ts'
import type { ShownUnit } from '#screen/tabletop.ts'
import type { RollEntry } from '#study/report/facts.ts'
import type { Again, Stretch } from './again.ts'

/** What a checker must know of a rule set, from its catalogue. */
export interface Expected {
  /** What the rule set counts as lost, in the plural. */
  readonly lost: string
  readonly turn: string
  /** Who attacks in each scenario; nobody where it is left out. */
  readonly attackers: Readonly<Record<string, string>>
  /** How many units a side has. */
  forces(state: unknown, side: Side): number
  /** What the last sentence must say of each way to end. */
  readonly reasons: Readonly<Record<string, RegExp>>
}

/** A story, and the battle it is told of. */
export interface Told {
  readonly scenario: string
  readonly story: readonly string[]
  /** The units at the start and at the end. */
  readonly roll: readonly RollEntry[]
  /** Every order as a line of a spreadsheet. */
  readonly table: string
  /** "Entente: A regular, in turns 1–4 partly a player" */
  readonly leaders: readonly string[]
  /** Who gave each order. */
  readonly players: readonly string[]
  readonly again: Again
  readonly expected: Expected
}

const NUMBERS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')
export const COUNT = `(${[...NUMBERS, 'none', '\\d+'].join('|')})`

export const countIn = (word: string | undefined): number =>
  word === 'none' || word === undefined ? 0 : NUMBERS.includes(word) ? NUMBERS.indexOf(word) : Number(word)

export const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** The side that words name: "the Germans", "Side A". */
export const sideNamed = ({ again }: Told, words: string | undefined): Side | undefined =>
  Object.entries(again.names).find(([, name]) =>
    name.startsWith('Side ') ? words === name : words !== undefined && lower(words) === `the ${name}`,
  )?.[0]

/** The side whose name stands alone: "for the Germans" without its article. */
export const sideCalled = ({ again }: Told, name: string | undefined): Side | undefined =>
  Object.entries(again.names).find((one) => one[1] === name)?.[0]

export const otherThan = ({ again }: Told, side: Side): Side =>
  Object.keys(again.names).find((one) => one !== side) ?? ''

export const same = <T>(what: string, said: T, is: T): readonly string[] =>
  said === is ? [] : [`${what}: it says ${String(said)}, it was ${String(is)}`]

export const unreadable = (sentence: string): readonly string[] => [`nothing tells of this: "${sentence}"`]

export const wordFor = (count: number): string => NUMBERS[count] ?? String(count)

export const unitsIn = ({ again }: Told, state: unknown): readonly ShownUnit[] =>
  again.ruleset.tableTop.units(again.ruleset.game.view(state, 'umpire'), undefined, undefined)

/** The units that a story means by a name, with or without its people. */
export const meant = (told: Told, name: string, units: readonly ShownUnit[]): readonly ShownUnit[] => {
  const { again } = told
  const { sides } = again.ruleset.tableTop.ground(again.ruleset.game.view(again.start.state, 'umpire'))
  return units.filter((unit) => {
    const { adjective, name: people } = sides[unit.side]
    const own = `${adjective ?? people} ${unit.name}`
    return [unit.name, own, `the ${own}`].some((one) => lower(one) === lower(name))
  })
}

export const isOf = (told: Told, unit: ShownUnit, side: Side): boolean => {
  const { again } = told
  const { sides } = again.ruleset.tableTop.ground(again.ruleset.game.view(again.start.state, 'umpire'))
  return sides[unit.side].side === side
}

const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[\s,.:;()]+/)
    .filter((word) => word !== '' && word !== 'the')

/** Whether all words of some stand in others, in their order. */
export const runThrough = (some: string, others: string): boolean => {
  let at = 0
  const words = wordsOf(some)
  for (const word of wordsOf(others)) if (word === words[at]) at++
  return at === words.length
}

export const isGone = (told: Told, name: string, side: Side, { before, after }: Stretch): boolean =>
  meant(told, name, unitsIn(told, after.state)).some(
    (unit) =>
      isOf(told, unit, side) &&
      unit.gone &&
      unitsIn(told, before.state).some(({ id, gone }) => id === unit.id && !gone),
  )

/** A line says that somebody did something to somebody else. */
export const isDoneBy = (told: Told, doer: string, winner: Side, { within, after }: Stretch): boolean => {
  const units = meant(told, doer, unitsIn(told, after.state)).filter((unit) => isOf(told, unit, winner))
  return units.some(({ name }) => within.some(({ line }) => line.toLowerCase().includes(name.toLowerCase())))
}

export const holders = ({ again }: Told, state: unknown): ReadonlyMap<string, Side | undefined> => {
  const { game, tableTop } = again.ruleset
  const view = game.view(state, 'umpire')
  const { sides } = tableTop.ground(view)
  return new Map(
    tableTop
      .areas(view, undefined, undefined)
      .filter(({ style }) => style === 'objective')
      .map(({ label = '', side }) => [
        label.toLowerCase(),
        side === undefined ? undefined : sides[side].side,
      ]),
  )
}
