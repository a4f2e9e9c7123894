import { type Battle, beginBattle, giveOrder, type BattleSetting } from '../../src/kernel/game/battle/battle.ts'
import type { AnyOrder, Game, Side } from '../../src/kernel/game/game.ts'
import { type Commanders, fightOut, fightQuickly } from '../../src/study/fight.ts'

/** The battles that a rule set stores: for each ending of each scenario one that comes to it. */
export interface Kept {
  readonly id: string
  readonly endings: Readonly<Record<string, readonly string[]>>
  battleFor(scenario: string, ending: string): Battle
}

export const settingOf = (ruleset: string, scenario: string, seed: number): BattleSetting => ({
  ruleset,
  scenario,
  options: {},
  seed,
})

const begun = (game: Game, setting: BattleSetting): Battle => {
  const battle = beginBattle(game, setting)
  if (!battle.ok) throw new Error(battle.error.message)
  return battle.value
}

export const fought = (game: Game, setting: BattleSetting, commanders: Commanders): Battle => {
  const battle = begun(game, setting)
  const result = fightOut(battle, commanders)
  if (!result.ok) throw new Error(result.error.message)
  return battle
}

/** Every side gives the same order, and that is the end of it. */
export const agreed = (game: Game, setting: BattleSetting, sides: readonly Side[], order: AnyOrder): Battle => {
  const battle = begun(game, setting)
  for (const side of sides) {
    const given = giveOrder(battle, side, order)
    if (!given.ok) throw new Error(given.error.message)
  }
  return battle
}

/** One way to try for an ending. */
export interface Attempt {
  readonly setting: BattleSetting
  readonly players: Commanders
}

const outcomes = new WeakMap<Attempt, { readonly ending: string; readonly orders: number }>()

/** What an attempt comes to, fought once however many endings it is tried for. */
const outcomeOf = (game: Game, attempt: Attempt): { readonly ending: string; readonly orders: number } => {
  const known = outcomes.get(attempt)
  if (known) return known
  const one = fightQuickly(game, attempt.setting, attempt.players)
  if (!one.ok) throw new Error(one.error.message)
  const { result, orders } = one.value
  const outcome = { ending: `${result.reason}.${result.winner ?? 'drawn'}`, orders }
  outcomes.set(attempt, outcome)
  return outcome
}

/** Of all attempts that come to an ending, `reason` or `reason.winner`, the one with the fewest orders. */
const shortestOf = (game: Game, ending: string, attempts: readonly Attempt[]): Attempt | undefined => {
  let best: { readonly orders: number; readonly attempt: Attempt } | undefined
  for (const attempt of attempts) {
    const outcome = outcomeOf(game, attempt)
    if (outcome.ending === ending && (!best || outcome.orders < best.orders))
      best = { orders: outcome.orders, attempt }
  }
  return best?.attempt
}

/** The shortest battle of the first lot in which any comes to an ending. */
export const shortest = (game: Game, ending: string, lots: Iterable<readonly Attempt[]>): Battle => {
  for (const lot of lots) {
    const found = shortestOf(game, ending, lot)
    if (found) return fought(game, found.setting, found.players)
  }
  throw new Error(`No battle came to ${ending}.`)
}
