import { type Fault, failure, type Result, success } from '../../procedure/result.ts'
import type { AnyEvent, AnyOrder, Game } from '../game.ts'
import type { Ruleset } from '../ruleset.ts'
import { type Battle, beginBattle, type GivenOrder, giveOrder } from './battle.ts'
import type { BattleFile } from './file.ts'
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
export interface Replayed<S, O extends AnyOrder, E extends AnyEvent, V> {
  readonly battle: Battle<S, O, E, V>
  readonly fault?: ReplayFault
}

/** Fights a battle again, the first `to` orders or all of it, and compares the dice and the state after each order. */
export const replay = <S, O extends AnyOrder, E extends AnyEvent, V>(
  game: Game<S, O, E, V>,
  file: BattleFile,
  to = file.orders.length,
): Result<Replayed<S, O, E, V>, Fault> => {
  const { ruleset, scenario, options, seed } = file
  const begun = beginBattle(game, { ruleset, scenario, options, seed })
  if (!begun.ok) return failure(inFile(begun.error))
  const battle = begun.value
  for (const written of file.orders.slice(0, to)) {
    const fault = repeat(battle, written)
    if (fault) return success({ battle, fault: aged(fault, file, game.version ?? 1) })
  }
  return success({ battle })
}

/** What a battle cannot begin with, by its place in the file. */
const inFile = ({ path, message }: Fault): Fault => ({
  path: path === 'scenario' || path === 'options' ? path : `options.${path}`,
  message,
})

/** Gives a stored order again; one that comes out otherwise is taken back. */
const repeat = (battle: Battle, written: StoredOrder): ReplayFault | undefined => {
  const order = battle.orders.length + 1
  const given = giveOrder(battle, written.side, written.order, written.dice)
  if (!given.ok)
    return { order, code: 'refused', message: `Order ${order} is refused: ${given.error.message}` }
  const fault = differenceTo(written, order, battle.orders.at(-1))
  if (fault) takeBack(battle, { pastDice: true })
  return fault
}

const differenceTo = (
  written: StoredOrder,
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

const aged = (fault: ReplayFault, { rulesVersion }: BattleFile, version: number): ReplayFault =>
  rulesVersion === version
    ? fault
    : {
        ...fault,
        message: `${fault.message} The battle was fought under version ${rulesVersion} of the rules; this is ${version}.`,
      }

/** The game a stored battle was fought with. */
export const gameOf = (rulesets: readonly Ruleset[], file: BattleFile): Result<Game, Fault> => {
  const ruleset = rulesets.find(({ id }) => id === file.ruleset)
  if (!ruleset) return failure({ path: 'ruleset', message: `There is no rule set "${file.ruleset}".` })
  if (!ruleset.game)
    return failure({ path: 'ruleset', message: `${ruleset.title} cannot be played as a whole game yet.` })
  return success(ruleset.game)
}
