/*
 * Thinking ahead, the same for all games:
 *   thought       how much of it a level can afford
 *   candidates    what is worth thinking through
 *   continuation  how a battle might go on after an order; keyed-dice: with the same luck in all of them
 *   race          which candidate does best, with few trials
 */
import { sfc32 } from '#kernel/chance/random.ts'
import type { Commander, Decision, Doctrine, Option } from '#kernel/game/commander.ts'
import type { Game, Side } from '#kernel/game/game.ts'
import type { Command, Horizon } from '#kernel/game/ruleset.ts'
import { anyLegal } from '../commander.ts'
import { chanceToWin } from '../value.ts'
import { type Candidate, candidatesOf } from './candidates.ts'
import { playedOn } from './continuation.ts'
import { type Raced, race } from './race.ts'
import type { Thought } from './thought.ts'

/** A rule set that can be thought ahead in. */
export interface Thinkable extends Command {
  readonly game: Game
}

/** To the end of the turn after this one. */
const NEXT_TURN: Horizon = { turns: 1 }

/** Orders in a millisecond, where the rule set does not say. */
const PACE = 3

/** By so many standard errors the first wish must be beaten to be left, where the rule set does not say. */
const DOUBT = 0.5

/** In every fourth world the enemy is not led by the plain doctrine. */
const SURPRISE = 4

/** Those with whom an enemy may be reckoned, the likeliest first. */
const enemiesIn = ({ doctrine, tempers, edgeRunner }: Command): readonly Doctrine[] =>
  [doctrine, edgeRunner, tempers?.bold].filter((one) => one !== undefined)

const enemyIn = (enemies: readonly Doctrine[], world: number): Doctrine | undefined => {
  const surprises = Math.floor(world / SURPRISE)
  return world % SURPRISE === SURPRISE - 1
    ? (enemies[1 + (surprises % (enemies.length - 1))] ?? enemies[0])
    : enemies[0]
}

/** What candidates come to in worlds, each made up from the view and its number alone. */
interface Trials {
  of(candidate: Candidate, world: number): number
  /** Orders given in all of them so far. */
  orders(): number
}

const trialsIn = (rules: Thinkable, view: unknown, side: Side, seed: number): Trials => {
  const { game } = rules
  const enemies = enemiesIn(rules)
  const worlds: unknown[] = []
  let given = 0
  const of: Trials['of'] = ({ order, by }, world) => {
    const ownSeed = seed + world * 0x9e3779b1
    worlds[world] ??= game.imagine?.(view, side, sfc32(ownSeed))
    const { state, orders } = playedOn(worlds[world], order, {
      game,
      side,
      own: by,
      enemy: enemyIn(enemies, world) ?? by,
      horizon: rules.horizon ?? NEXT_TURN,
      seed: ownSeed,
    })
    given += orders
    return state === undefined ? 0 : chanceToWin(rules, state, side)
  }
  return { of, orders: () => given }
}

const figuresOf = (candidates: readonly Candidate[], means: Raced['means']): readonly Option[] =>
  candidates.flatMap(({ order, why }, i) => {
    const share = means[i]
    return share === undefined ? [] : { order, why, share }
  })

/** With the figures of the best two; without, where there was no time to try a second. */
const decided = (candidates: readonly Candidate[], { best, trials, means }: Raced): Decision | undefined => {
  const chosen = candidates[best]
  if (!chosen) return undefined
  const { order, why } = chosen
  const options = figuresOf(candidates, means)
  const own = options.filter((option) => option.order === order)
  const [second] = options.filter((option) => option.order !== order).sort((a, b) => b.share - a.share)
  return second
    ? { order, why, weighed: { continuations: trials, options: [...own, second] } }
    : { order, why }
}

/**
 * Thinks the wishes of its doctrine through in worlds that its view could be of, and gives the order that does best in them. It
 * knows no more than the doctrine does, and goes by its first wish unless another is clearly better.
 */
export const thinking =
  (
    rules: Thinkable,
    doctrine: Doctrine,
    { budget, time, orders: allowed, candidates: most }: Thought,
  ): Commander =>
  (view, staff) => {
    const seen = view()
    const wishes = doctrine.wishes(seen, staff)
    const trials = rules.game.imagine ? budget[wishes.matters] : 0
    const tempers = trials > 0 ? Object.values(rules.tempers ?? {}) : []
    const candidates = candidatesOf(wishes, doctrine, tempers, seen, staff, trials > 0 ? most : 1)
    const [first] = candidates
    if (!first) return anyLegal(staff)
    if (candidates.length === 1) return { order: first.order, why: first.why }
    const trial = trialsIn(rules, seen, staff.side, staff.random())
    const orders = allowed ?? time * (rules.pace ?? PACE)
    const tryOut = (which: number, world: number): number => trial.of(candidates[which] ?? first, world)
    const raced = race(candidates.length, tryOut, {
      doubt: rules.doubt ?? DOUBT,
      spent: (tried) =>
        staff.enough?.() ? Number.POSITIVE_INFINITY : Math.max(tried / trials, trial.orders() / orders),
    })
    return decided(candidates, raced) ?? first
  }
