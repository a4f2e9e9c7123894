import { type Battle, type BattleSetting, beginBattle, type GivenOrder, giveOrder } from '#kernel/game/battle/battle.ts'
import type { Commander } from '#kernel/game/commander.ts'
import type { AnyOrder, Game, Side } from '#kernel/game/game.ts'
import { type Commanders, fightOut, fightQuickly } from '#study/fight.ts'

/** The battles that a rule set stores: for each ending of each scenario one that comes to it. */
export interface Kept {
  readonly id: string
  readonly endings: Readonly<Record<string, readonly string[]>>
  /** None if no battle comes to it. */
  battleFor(scenario: string, ending: string): Battle | undefined
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

/** The orders of a battle given anew, whatever its checksums say. */
export const givenAnew = (
  game: Game,
  { ruleset, scenario, options, seed }: BattleSetting,
  orders: readonly (Pick<GivenOrder, 'side' | 'order'> & { readonly dice?: readonly number[] | undefined })[],
): Battle => {
  const battle = begun(game, { ruleset, scenario, options, seed })
  for (const { side, order, dice } of orders) {
    const given = giveOrder(battle, side, order, dice)
    if (!given.ok) throw new Error(given.error.message)
  }
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
export const shortest = (
  game: Game,
  ending: string,
  lots: Iterable<readonly Attempt[]>,
): Battle | undefined => {
  for (const lot of lots) {
    const found = shortestOf(game, ending, lot)
    if (found) return fought(game, found.setting, found.players)
  }
  return undefined
}

/** Who fights a game's battles for the store. */
export interface Fighters {
  readonly game: Game
  readonly ruleset: string
  readonly sides: readonly [Side, Side]
  /** Who may bring an ending about, in the order of the sides; those whose battles are short to tell first. */
  readonly pairs: Readonly<Record<string, readonly (readonly [Commander, Commander])[]>>
  readonly quiet: Commander
  readonly yielding: Commander
}

/** Seeds in one lot, and lots at most. */
const SEEDS = 4
const ROUNDS = 8

/** Every pair with a few seeds, then with a few more. */
function* lotsFor(
  { ruleset, sides: [first, second], pairs }: Fighters,
  scenario: string,
  ending: string,
): Generator<readonly Attempt[]> {
  for (let round = 0; round < ROUNDS; round++)
    for (const [one, other] of pairs[ending] ?? [])
      yield Array.from({ length: SEEDS }, (_, i) => ({
        setting: settingOf(ruleset, scenario, round * SEEDS + i),
        players: { [first]: one, [second]: other },
      }))
}

/** A battle that comes to an ending: agreed at once, given up by one side, or the shortest that fighting brings. */
export const battleOf =
  (fighters: Fighters) =>
  (scenario: string, ending: string): Battle | undefined => {
    const { game, ruleset, sides, quiet, yielding } = fighters
    const [reason, winner] = ending.split('.')
    const setting = settingOf(ruleset, scenario, 1)
    if (reason === 'agreement') return agreed(game, setting, sides, { kind: 'agree-to-stop' })
    if (reason !== 'concession') return shortest(game, ending, lotsFor(fighters, scenario, ending))
    const players = sides.map((side) => [side, side === winner ? quiet : yielding] as const)
    return fought(game, setting, Object.fromEntries(players))
  }
