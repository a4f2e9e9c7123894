import { sfc32 } from '#kernel/chance/random.ts'
import type { Doctrine } from '#kernel/game/commander.ts'
import { type AnyOrder, type Game, type Side, snapshot } from '#kernel/game/game.ts'
import type { Horizon } from '#kernel/game/ruleset.ts'
import { commanderBy, staffOf } from '../commander.ts'
import { keyedDice } from './keyed-dice.ts'

/** How the battle is played on in the mind. */
interface Continuation {
  readonly game: Game
  readonly side: Side
  /** By whom the own side is led from here on, and the enemy. */
  readonly own: Doctrine
  readonly enemy: Doctrine
  readonly horizon: Horizon
  /** Of dice and of both commanders. */
  readonly seed: number
}

/** A battle that goes on for so many orders more has been thought about enough. */
const MOST_ORDERS = 1000

/** Says whether a continuation has come to where it is to be judged. */
const horizonFrom = (
  game: Game,
  start: unknown,
  { turns, parts }: Horizon,
): ((state: unknown) => boolean) => {
  const last = game.turn(start) + turns
  let part = game.step(start)
  let passed = 0
  return (state) => {
    if (game.turn(state) > last) return true
    if (parts === undefined) return false
    const now = game.step(state)
    if (now !== part) passed++
    part = now
    return passed > parts
  }
}

/** Where an order leads in one world, and after how many orders. */
interface Reached {
  /** None if it is no legal order in it. */
  readonly state?: unknown
  readonly orders: number
}

export const playedOn = (
  world: unknown,
  order: AnyOrder,
  { game, side, own, enemy, horizon, seed }: Continuation,
): Reached => {
  if (game.check(world, side, order)) return { orders: 1 }
  const state = snapshot(world)
  const { dice, heed } = keyedDice(seed)
  const isThere = horizonFrom(game, state, horizon)
  heed(game.turn(state), side, order)
  game.act(state, side, order, dice)
  for (let orders = 1; orders < MOST_ORDERS; orders++) {
    const acting = game.pending(state)[0]
    if (acting === undefined || isThere(state)) return { state, orders }
    const turn = game.turn(state)
    const commander = commanderBy(acting === side ? own : enemy)
    const staff = staffOf(game, state, acting, sfc32(seed + turn))
    const decision = commander(() => game.view(state, acting), staff)
    heed(turn, acting, decision.order)
    game.act(state, acting, decision.order, dice)
  }
  return { state, orders: MOST_ORDERS }
}
