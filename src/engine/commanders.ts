import { staffOf } from '#commander/commander.ts'
import { PLAYERS_SAID } from '#commander/player-names.ts'
import { playerNamed } from '#commander/players.ts'
import { alike } from '#kernel/alike.ts'
import { sfc32 } from '#kernel/chance/random.ts'
import { derivedSeed } from '#kernel/game/battle/hash.ts'
import type { Weighed } from '#kernel/game/commander.ts'
import type { AnyOrder, Side } from '#kernel/game/game.ts'
import { type Fault, failure, type Result, success } from '#kernel/procedure/result.ts'
import { fightOut } from '#study/fight.ts'
import { commandersNamed } from '#study/simulate.ts'
import { type Battle, battleOf, copyOf, type Noted, owesNothing } from './battle.ts'
import type { Rules } from './rules.ts'

/** What a computer player decides, and why. */
export interface Decision<O extends AnyOrder = AnyOrder> {
  readonly order: O
  readonly why: string
  /** What thinking ahead came to, if it did. */
  readonly weighed?: Weighed
}

/** What a computer player thinks with. */
export interface Thinking {
  /** Its own chance follows from it: a whole number. */
  readonly seed: number
  /** It gives so many orders in its mind at most; as many as its level is worth if left out. */
  readonly orders?: number
}

/**
 * What a computer player would order, judged in a state imagined from what its side sees; should it run into what the side
 * does not see and be refused, ask again with another seed. Players are named `random`, or
 * `recruit`, `regular`, `veteran` or `general`, with `:bold`, `:thrifty` or `:stubborn` if you like.
 */
export const decide = <O extends AnyOrder>(
  rules: Rules<O>,
  view: unknown,
  side: Side,
  player: string,
  thinking: Thinking,
): Result<Decision<O>, Fault> => {
  const { seed, orders } = thinking
  if (!Number.isSafeInteger(seed)) return failure({ path: 'seed', message: 'The seed is a whole number.' })
  if (orders !== undefined && !(Number.isSafeInteger(orders) && orders > 0))
    return failure({ path: 'orders', message: 'The orders to think with are a whole number from 1.' })
  const { game } = rules.inner
  const commander = playerNamed(rules.inner, player, orders)
  if (!commander)
    return failure({
      path: 'player',
      message: `There is no player "${player.slice(0, 40)}"; there is ${PLAYERS_SAID}.`,
    })
  const imagined = imaginedFrom(rules, view, side, seed)
  if (!imagined.ok) return imagined
  const state = imagined.value
  if (!game.pending(state).includes(side)) return failure(owesNothing(side))
  const staff = staffOf(game, state, side, sfc32(derivedSeed(seed, side)))
  const decision = commander(() => game.view(state, side), staff)
  const order = rules.readOrder(decision.order)
  return order.ok ? success({ ...decision, order: order.value }) : order
}

/** A state that a view could be of, if it is a view. */
const imaginedFrom = (rules: Rules, view: unknown, side: Side, seed: number): Result<unknown, Fault> => {
  const { game } = rules.inner
  const noView = failure({
    path: 'view',
    message: `It is no view of ${rules.title} that "${side.slice(0, 40)}" has.`,
  })
  if (!game.imagine || typeof view !== 'object' || view === null) return noView
  try {
    const state = game.imagine(view, side, sfc32(seed))
    return alike(game.view(state, side), view) ? success(state) : noView
  } catch {
    // Received from anywhere, it may be anything.
    return noView
  }
}

/** With who led the sides from an order on. */
const ledBy = (noted: Noted, sides: readonly Side[], players: readonly string[], from: number): Noted => {
  const named = sides.map((side, i) => ({ from, side, player: players[i] ?? '' }))
  return from === 0
    ? { ...noted, players: Object.fromEntries(named.map(({ side, player }) => [side, player])) }
    : { ...noted, led: [...(noted.led ?? []), ...named] }
}

/** Fights a battle out between computer players, named in the order of its sides. */
export const fight = <O extends AnyOrder>(
  battle: Battle<O>,
  players: readonly string[],
): Result<Battle<O>, Fault> => {
  const { rules, setting } = battle
  const scenario = rules.scenarios.find(({ id }) => id === setting.scenario)
  if (!scenario) return failure({ path: 'scenario', message: `There is no scenario "${setting.scenario}".` })
  const commanders = commandersNamed(rules.inner, scenario, players)
  if (!commanders.ok) return commanders
  const { fought, log, noted } = copyOf(battle)
  const setOut = fought.orders.length
  const over = fightOut(fought, commanders.value, log)
  if (!over.ok) return over
  return success(battleOf(rules, fought, log, ledBy(noted, scenario.sides, players, setOut)))
}
