import { type Fault, failure, type Result, success } from '../../procedure/result.ts'
import { several } from '../../words.ts'
import type { AnyEvent, AnyOrder, Game } from '../game.ts'
import type { Ruleset } from '../ruleset.ts'
import { type Battle, beginBattle, type GivenOrder, giveOrder } from './battle.ts'
import type { BattleFile } from './file.ts'
import { type BattleLog, begunLog, giveLogged, type LoggedOrder } from './log.ts'
import { takeBack } from './undo.ts'

type StoredOrder = BattleFile['orders'][number]

/** Where a replay stopped, and why. */
export interface ReplayFault {
  /** The first order is 1. */
  readonly order: number
  readonly code: 'refused' | 'different-state' | 'different-dice'
  readonly message: string
}

/** The battle as far as it could be replayed, and what stopped it. */
export interface Replayed<
  S = unknown,
  O extends AnyOrder = AnyOrder,
  E extends AnyEvent = AnyEvent,
  V = unknown,
> {
  readonly battle: Battle<S, O, E, V>
  readonly fault?: ReplayFault
}

/** How a battle is fought again. */
export interface Replaying {
  /** Only the first so many orders. */
  readonly to?: number
  /** Why each order was given, as far as it is known. */
  readonly whys?: readonly (string | null)[]
  /** Shown every order that came out as it did, with each of its events and the state just then. */
  readonly visit?: (order: LoggedOrder) => void
}

/**
 * Fights a battle again and compares the dice and the state after each order. What does not come out as it did is taken
 * back, and the battle stands as it did before it.
 */
export const replay = <S, O extends AnyOrder, E extends AnyEvent, V>(
  game: Game<S, O, E, V>,
  file: BattleFile,
  { to = file.orders.length, whys = [], visit }: Replaying = {},
): Result<Replayed<S, O, E, V>, Fault> => {
  const { ruleset, scenario, options, seed } = file
  const begun = beginBattle(game, { ruleset, scenario, options, seed })
  if (!begun.ok) return failure(inFile(begun.error))
  const battle = begun.value
  for (const [i, written] of file.orders.slice(0, to).entries()) {
    const fault = repeat(battle, written, whys[i] ?? undefined, visit)
    if (fault) return success({ battle, fault: aged(fault, otherRules(file, game)) })
  }
  return success({ battle })
}

/** Fights a battle again as far as it goes, with the log of it. */
export const replayWithLog = (
  game: Game,
  file: BattleFile,
  whys: readonly (string | null)[] = [],
): Result<Replayed & { readonly log: BattleLog }, Fault> => {
  const log = begunLog(game, file.scenario)
  const replayed = replay(game, file, { whys, visit: (order) => log.orders.push(order) })
  return replayed.ok ? success({ ...replayed.value, log }) : replayed
}

/** Why only some orders of a battle could be given again; none if all could. */
export const troubleIn = ({ battle: { orders }, fault }: Replayed): string | undefined =>
  fault &&
  `Only the first ${several(orders.length, 'order')} of this battle could be restored. ${fault.message}`

/** What a battle cannot begin with, by its place in the file. */
const inFile = ({ path, message }: Fault): Fault => ({
  path: path === 'scenario' || path === 'options' ? path : `options.${path}`,
  message,
})

/** Gives a stored order again; one that comes out otherwise is taken back. */
const repeat = (
  battle: Battle,
  { side, order, dice, ...written }: StoredOrder,
  why: string | undefined,
  visit: Replaying['visit'],
): ReplayFault | undefined => {
  const number = battle.orders.length + 1
  const logged = visit ? giveLogged(battle, side, order, dice, why) : undefined
  const given = logged ?? giveOrder(battle, side, order, dice)
  if (!given.ok) {
    // Whatever stands written there, nobody has given it.
    battle.bound = undefined
    return {
      order: number,
      code: 'refused',
      message: `Order ${number} is refused: ${given.error.message}`,
    }
  }
  const fault = differenceTo(written, number, battle.orders.at(-1))
  if (fault) takeBack(battle, { pastDice: true })
  else if (logged?.ok) visit?.(logged.value)
  return fault
}

const differenceTo = (
  written: Pick<StoredOrder, 'drawn' | 'hash'>,
  order: number,
  given: GivenOrder | undefined,
): ReplayFault | undefined => {
  if (given?.drawn !== written.drawn) {
    const message = `Order ${order} rolls ${given?.drawn} dice here and rolled ${written.drawn} when it was given.`
    return { order, code: 'different-dice', message }
  }
  if (given.hash !== written.hash) {
    const message = `Order ${order} leads to another state than it did when it was given.`
    return { order, code: 'different-state', message }
  }
  return undefined
}

/** That a battle was fought under another version of the rules than there is here; nothing if it was not. */
export const otherRules = ({ rulesVersion }: BattleFile, game: Game): string | undefined => {
  const { version = 1 } = game
  if (rulesVersion === version) return undefined
  const newer = rulesVersion > version ? ', which is older' : ''
  return `The battle was fought under version ${rulesVersion} of the rules; this is ${version}${newer}.`
}

const aged = (fault: ReplayFault, other: string | undefined): ReplayFault =>
  other === undefined ? fault : { ...fault, message: `${fault.message} ${other}` }

/** The game a stored battle was fought with. */
export const gameOf = (rulesets: readonly Ruleset[], file: BattleFile): Result<Game, Fault> => {
  const ruleset = rulesets.find(({ id }) => id === file.ruleset)
  if (!ruleset) return failure({ path: 'ruleset', message: `There is no rule set "${file.ruleset}".` })
  if (!ruleset.game)
    return failure({ path: 'ruleset', message: `${ruleset.title} cannot be played as a whole game yet.` })
  return success(ruleset.game)
}
