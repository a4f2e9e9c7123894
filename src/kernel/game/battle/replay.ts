import { alike } from '../../alike.ts'
import { type Fault, failure, type Result, success } from '../../procedure/result.ts'
import type { AnyEvent, AnyOrder, BattleResult, Game } from '../game.ts'
import type { Ruleset } from '../ruleset.ts'
import { type Battle, beginBattle, type GivenOrder, giveOrder } from './battle.ts'
import { type BattleFile, FIRST_FORMAT, type StoredOrder } from './file.ts'
import { wholeStateHasher } from './hash.ts'
import { type BattleLog, begunLog, giveLogged, type LoggedOrder } from './log.ts'
import { damagedFrom } from './salvage.ts'
import { scenarioHash } from './setting.ts'
import { takeBack } from './undo.ts'

/** Where a battle parts from what was written down, and why. */
export interface ReplayFault {
  /** The first order is 1. */
  readonly order: number
  readonly code: 'refused' | 'different-dice' | 'different-state' | 'different-end'
  readonly message: string
}

/** The battle as far as it could be fought again, and how that compares with what was written down. */
export interface Replayed<
  S = unknown,
  O extends AnyOrder = AnyOrder,
  E extends AnyEvent = AnyEvent,
  V = unknown,
> {
  readonly battle: Battle<S, O, E, V>
  /** Where it parts; the battle stands before that order, or after the last if only its end is another one. */
  readonly fault?: ReplayFault
  /** The first order after which the state is another one, though the orders and dice go on alike. */
  readonly differs?: number
  readonly comparison: Comparison
}

/** A battle that has been fought again, or just now for the first time. */
export type Refought = Pick<Replayed, 'battle' | 'fault'>

/**
 * How a battle fought again compares with what was written down: every checksum agrees; it is the same to the end, by its
 * result, under other rules; its orders and dice are alike, and no result was written down; it parts.
 */
export type Comparison = 'same' | 'same-end' | 'alike' | 'parts'

/** How a battle is fought again. */
export interface Replaying {
  /** Only the first so many orders. */
  readonly to?: number
  /** Why each order was given, as far as it is known. */
  readonly whys?: readonly (string | null)[]
  /** Shown every order that was given again, with each of its events and the state just then. */
  readonly visit?: (order: LoggedOrder) => void
  /** One of the orders may have been damaged: it is the first that leads to another state than the ones before let expect. */
  readonly suspect?: boolean
}

/**
 * Fights a battle again and compares the dice and the state after each order. Another state does not stop it: as long as
 * orders are legal and roll as many dice as they did, the battle is fought on. What does not come out as it did is taken
 * back, and the battle stands as it did before it.
 */
export const replay = <S, O extends AnyOrder, E extends AnyEvent, V>(
  game: Game<S, O, E, V>,
  file: BattleFile,
  { to = file.orders.length, whys = [], visit, suspect = false }: Replaying = {},
): Result<Replayed<S, O, E, V>, Fault> => {
  const { ruleset, scenario, options, seed } = file
  const begun = beginBattle(game, { ruleset, scenario, options, seed })
  if (!begun.ok) return failure(inFile(begun.error, file, game))
  const battle = begun.value
  const reading = readingOf(game, file)
  const wanted = file.orders.slice(0, to)
  let differs: number | undefined
  let fault: ReplayFault | undefined
  for (const [i, written] of wanted.entries()) {
    const again = repeat(battle, written, reading, whys[i] ?? undefined, visit !== undefined)
    fault = again.ok ? undefined : again.error
    const isOther = again.ok && differs === undefined && !reading.isSame(battle, i + 1, written)
    if (isOther && suspect && (i > 0 || reading.isOfNow)) {
      takeBack(battle, { pastDice: true })
      fault = { order: i + 1, code: 'different-state', message: damagedFrom(i) }
    }
    if (fault) break
    if (isOther) differs = i + 1
    if (again.ok && again.value) visit?.(again.value)
  }
  inherit(battle, file, reading, differs)
  const result = game.result(battle.state)
  fault ??= wanted.length === file.orders.length ? otherEnd(file, result) : undefined
  const trouble = fault && (suspect ? fault : explained(fault, file, game))
  return success({
    battle,
    ...(trouble ? { fault: trouble } : {}),
    ...(differs === undefined ? {} : { differs }),
    comparison: compared(file, wanted.length, differs, fault),
  })
}

const compared = (
  file: BattleFile,
  wanted: number,
  differs: number | undefined,
  fault: ReplayFault | undefined,
): Comparison => {
  if (fault) return 'parts'
  if (differs === undefined) return 'same'
  return resultIn(file) && wanted === file.orders.length ? 'same-end' : 'alike'
}

/** How it ended, if that was written down. */
const resultIn = (file: BattleFile): BattleResult | undefined =>
  file.format === FIRST_FORMAT ? undefined : file.result

/** How the orders and the checksums of a file are to be read. */
interface Reading {
  /** Everything in it was given under the rules that there are now. */
  readonly isOfNow: boolean
  /** The version of the rules under which an order was given, counted from 1. */
  versionAt(number: number): number
  /** Its checksum is one of the whole state. */
  isWhole(number: number): boolean
  /** Whether the battle stands after an order as it did then. */
  isSame(battle: Battle, number: number, written: StoredOrder): boolean
}

const readingOf = (game: Game, file: BattleFile): Reading => {
  const { rulesVersion } = file
  const { playedOn = [], wholeUntil = 0 } = file.format === FIRST_FORMAT ? { wholeUntil: Infinity } : file
  const whole = wholeStateHasher()
  const isWhole = (number: number): boolean => number <= wholeUntil
  return {
    isOfNow: rulesVersion === (game.version ?? 1) && playedOn.length === 0,
    versionAt: (number) => playedOn.findLast(({ from }) => from <= number)?.rulesVersion ?? rulesVersion,
    isWhole,
    isSame: (battle, number, { hash }) =>
      hash === (isWhole(number) ? whole(battle.state) : battle.orders.at(-1)?.hash),
  }
}

/** Orders given under other rules, or that led to another state then, keep what was written down of them. */
const inherit = (
  { orders, game }: Battle,
  file: BattleFile,
  reading: Reading,
  differs: number | undefined,
): void => {
  const { version = 1 } = game
  for (const [i, given] of orders.entries()) {
    const written = file.orders[i]
    const rulesVersion = reading.versionAt(i + 1)
    if (!written || (differs === undefined && rulesVersion === version)) continue
    // What is the same as it was can be proved by the checksums of now, too.
    const kept = differs === undefined ? given.hash : written.hash
    const whole = differs !== undefined && reading.isWhole(i + 1)
    orders[i] = { ...given, hash: kept, under: { rulesVersion, whole } }
  }
}

/** The battle ends otherwise than was written down. */
const otherEnd = (file: BattleFile, result: BattleResult | undefined): ReplayFault | undefined => {
  const before = resultIn(file)
  if (!before || (result && endsAlike(before, result))) return undefined
  const message = result
    ? 'Its orders and dice are alike, but it ends otherwise than it did.'
    : 'Its orders and dice are alike, but it does not end with them as it did.'
  return { order: file.orders.length, code: 'different-end', message }
}

const endsAlike = (one: BattleResult, other: BattleResult): boolean =>
  one.winner === other.winner && one.reason === other.reason && alike(one.score, other.score)

/** Fights a battle again as far as it goes, with the log of it. */
export const replayWithLog = (
  game: Game,
  file: BattleFile,
  whys: readonly (string | null)[] = [],
  suspect = false,
): Result<Replayed & { readonly log: BattleLog }, Fault> => {
  const log = begunLog(game, file.scenario)
  const replayed = replay(game, file, { whys, visit: (order) => log.orders.push(order), suspect })
  return replayed.ok ? success({ ...replayed.value, log }) : replayed
}

/** Where a battle parts, without a word of what it was that was ordered there. */
export const partingWords = ({ battle: { game }, fault }: Refought, file: BattleFile): string | undefined => {
  if (!fault) return undefined
  const other = otherRules(file, game, fault.order)
  const parts = `The battle no longer comes out as it did from order ${fault.order} on.`
  return other === undefined ? parts : `${parts} ${other}`
}

/** Why only some orders of a battle could be given again; none if all could. */
export const troubleIn = ({ battle: { orders }, fault }: Refought): string | undefined => {
  if (!fault || fault.code === 'different-end') return fault?.message
  if (orders.length === 0) return `None of the orders of this battle could be given again. ${fault.message}`
  const first = orders.length === 1 ? 'Only the first order' : `Only the first ${orders.length} orders`
  return `${first} of this battle could be given again. ${fault.message}`
}

/** How a battle fought again compares with what was written down, in a sentence or two for players. */
export const comparisonWords = (
  { comparison, fault, battle }: Pick<Replayed, 'battle' | 'comparison' | 'fault'>,
  file: BattleFile,
): string => {
  if (fault) return fault.message
  const other = otherRules(file, battle.game)
  return [comparedWords(comparison, file, battle.game), ...(other === undefined ? [] : [other])].join(' ')
}

const comparedWords = (comparison: Comparison, file: BattleFile, game: Game): string => {
  if (comparison === 'same') return 'Every order came out as it did.'
  if (comparison === 'alike') return 'Its orders and dice are alike to the end.'
  return `The battle is the same to the end under ${rulesOver(file, game) ?? 'newer'} rules.`
}

/** What whoever opens a battle should know of how it compares; nothing where all of it is as it was. */
export const openingWords = (replayed: Replayed, file: BattleFile): string | undefined => {
  const trouble = troubleIn(replayed)
  if (trouble !== undefined) return trouble
  const isAsItWas = replayed.comparison === 'same' && otherRules(file, replayed.battle.game) === undefined
  return isAsItWas ? undefined : comparisonWords(replayed, file)
}

/** What a battle cannot begin with, by its place in the file. */
const inFile = ({ path, message }: Fault, file: BattleFile, game: Game): Fault => {
  const other = otherRules(file, game)
  return {
    path: path === 'scenario' || path === 'options' ? path : `options.${path}`,
    message: other === undefined ? message : `${message} ${other}`,
  }
}

/** Gives a stored order again, in a log if one is kept; one that is refused, or rolls other dice, is taken back. */
const repeat = (
  battle: Battle,
  { side, order, dice, drawn }: StoredOrder,
  reading: Reading,
  why: string | undefined,
  isLogged: boolean,
): Result<LoggedOrder | undefined, ReplayFault> => {
  const number = battle.orders.length + 1
  const asNow = inFormOfNow(battle.game, order, reading.versionAt(number))
  const given = isLogged ? giveLogged(battle, side, asNow, dice, why) : giveOrder(battle, side, asNow, dice)
  if (!given.ok) {
    // Whatever stands written there, nobody has given it.
    battle.bound = undefined
    return failure({
      order: number,
      code: 'refused',
      message: `Order ${number} is refused: ${given.error.message}`,
    })
  }
  const fault = otherDice(drawn, number, battle.orders.at(-1))
  if (fault) {
    takeBack(battle, { pastDice: true })
    return failure(fault)
  }
  return success('number' in given.value ? given.value : undefined)
}

/** An order in the form that the rules of now give it. */
const inFormOfNow = (game: Game, order: AnyOrder, version: number): AnyOrder =>
  version === (game.version ?? 1) ? order : (game.upgrade?.(order, version) ?? order)

const otherDice = (drawn: number, order: number, given: GivenOrder | undefined): ReplayFault | undefined => {
  if (given?.drawn === drawn) return undefined
  const message = `Order ${order} rolls ${given?.drawn} dice here and rolled ${drawn} when it was given.`
  return { order, code: 'different-dice', message }
}

/**
 * That a battle, or one of its orders, was fought under another version of the rules than there is here, or in a scenario that
 * has been changed; nothing if it was not.
 */
export const otherRules = (file: BattleFile, game: Game, order = 1): string | undefined => {
  const { version = 1 } = game
  const rulesVersion = readingOf(game, file).versionAt(order)
  if (rulesVersion !== version) {
    const newer = rulesVersion > version ? ', which is older' : ''
    return `The battle was fought under version ${rulesVersion} of the rules; this is ${version}${newer}.`
  }
  return isOtherScenario(file, game)
    ? 'The scenario has been changed since the battle was written down.'
    : undefined
}

/** Whether the rules here are newer than those under which a battle began, or older; neither where they are the same. */
export const rulesOver = (
  { rulesVersion }: BattleFile,
  { version = 1 }: Pick<Game, 'version'>,
): 'newer' | 'older' | undefined => {
  if (rulesVersion === version) return undefined
  return rulesVersion > version ? 'older' : 'newer'
}

/** A scenario that cannot be told any more is not another one. */
const isOtherScenario = (file: BattleFile, game: Game): boolean => {
  if (file.format === FIRST_FORMAT || file.scenarioHash === undefined) return false
  const now = scenarioHash(game, file)
  return now !== undefined && now !== file.scenarioHash
}

/** Whether a battle is of the rules and the scenario that there are now, told without fighting it. */
export const isOfTheseRules = (file: BattleFile, game: Game): boolean =>
  file.format !== FIRST_FORMAT && otherRules(file, game) === undefined

const explained = (fault: ReplayFault, file: BattleFile, game: Game): ReplayFault => {
  const other = otherRules(file, game, fault.order)
  return other === undefined ? fault : { ...fault, message: `${fault.message} ${other}` }
}

/** The game a stored battle was fought with. */
export const gameOf = (
  rulesets: readonly Pick<Ruleset, 'id' | 'title' | 'game'>[],
  file: BattleFile,
): Result<Game, Fault> => {
  const ruleset = rulesets.find(({ id }) => id === file.ruleset)
  if (!ruleset) return failure({ path: 'ruleset', message: `There is no rule set "${file.ruleset}".` })
  if (!ruleset.game)
    return failure({ path: 'ruleset', message: `${ruleset.title} cannot be played as a whole game yet.` })
  return success(ruleset.game)
}
