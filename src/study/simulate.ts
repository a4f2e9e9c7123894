import type { Thinkable } from '#commander/lookahead/index.ts'
import { PLAYERS_SAID } from '#commander/player-names.ts'
import { playerNamed } from '#commander/players.ts'
import { derivedSeed } from '#kernel/game/battle/hash.ts'
import type { ScenarioSummary, Side } from '#kernel/game/game.ts'
import { type Fault, failure, type Result, success } from '#kernel/procedure/result.ts'
import { type Distribution, distribution, type Interval, shareInterval } from './distribution.ts'
import { type Commanders, type Fought, fightQuickly, type Watch } from './fight.ts'

/** A rule set that battles can be fought by. */
export interface Fightable extends Thinkable {
  readonly id: string
}

/** Many battles of one scenario; plain data, so that it can be sent to a worker. */
export interface Series {
  readonly ruleset: string
  readonly scenario: string
  /** Names of the players, in the order of the scenario's sides. */
  readonly players: readonly string[]
  /** Of the scenario, the same in all of them. */
  readonly options: unknown
  readonly seed: number
  readonly battles: number
  /** How long decisions take is measured. */
  readonly timed?: boolean
}

/** What can be said about a series. */
export interface Study {
  readonly wins: Readonly<Record<Side, number>>
  /** Of the share of battles each side wins. */
  readonly winIntervals: Readonly<Record<Side, Interval>>
  readonly draws: number
  /** How often battles ended in each way. */
  readonly reasons: Readonly<Record<string, number>>
  readonly turns: Distribution
  /** All kinds of losses of a side together. */
  readonly losses: Readonly<Record<Side, Distribution>>
  readonly orders: number
}

/** The commanders of a scenario's sides by the names of the players. */
export const commandersNamed = (
  ruleset: Partial<Thinkable>,
  { sides }: ScenarioSummary,
  players: readonly string[],
): Result<Commanders, Fault> => {
  if (players.length !== sides.length)
    return failure({ path: 'players', message: `Name ${sides.length} players, for ${sides.join(' and ')}.` })
  const commanders = sides.map((side, i) => [side, playerNamed(ruleset, players[i] ?? '')] as const)
  const missing = commanders.findIndex(([, commander]) => !commander)
  if (missing >= 0) {
    const message = `There is no player "${players[missing]}"; there is ${PLAYERS_SAID}.`
    return failure({ path: 'players', message })
  }
  return success(Object.fromEntries(commanders.flatMap(([side, one]) => (one ? [[side, one]] : []))))
}

/** Fights the battles from the first number up to, but without, the second. Each has a seed of its own. */
export const fightSome = (
  ruleset: Fightable,
  series: Series,
  from: number,
  to: number,
  watch?: Watch,
): Result<readonly Fought[], Fault> => {
  const { game } = ruleset
  const scenario = game.scenarios.find(({ id }) => id === series.scenario)
  if (!scenario) return failure({ path: 'scenario', message: `There is no scenario "${series.scenario}".` })
  const commanders = commandersNamed(ruleset, scenario, series.players)
  if (!commanders.ok) return commanders
  const fought: Fought[] = []
  for (let number = from; number < to; number++) {
    const seed = derivedSeed(series.seed, number)
    const setting = { ruleset: ruleset.id, scenario: scenario.id, options: series.options, seed }
    const one = fightQuickly(game, setting, commanders.value, watch)
    if (!one.ok)
      return failure({ ...one.error, message: `Battle ${number + 1} (seed ${seed}): ${one.error.message}` })
    fought.push(one.value)
  }
  return success(fought)
}

/** Adds up battles in the order of their numbers, so that it does not matter who fought them. */
export const studied = ({ sides }: { readonly sides: readonly Side[] }, fought: readonly Fought[]): Study => {
  const wins = bySide(sides, (side) => fought.filter(({ result }) => result.winner === side).length)
  const reasons: Record<string, number> = {}
  for (const { result } of fought) reasons[result.reason] = (reasons[result.reason] ?? 0) + 1
  return {
    wins,
    winIntervals: bySide(sides, (side) => shareInterval(wins[side] ?? 0, fought.length)),
    draws: fought.filter(({ result }) => result.winner === null).length,
    reasons,
    turns: distribution(fought.map(({ turns }) => turns)),
    losses: bySide(sides, (side) => distribution(fought.map(({ losses }) => total(losses[side])))),
    orders: fought.reduce((sum, { orders }) => sum + orders, 0),
  }
}

const bySide = <T>(sides: readonly Side[], of: (side: Side) => T): Readonly<Record<Side, T>> =>
  Object.fromEntries(sides.map((side) => [side, of(side)]))

const total = (kinds: Readonly<Record<string, number>> = {}): number =>
  Object.values(kinds).reduce((sum, lost) => sum + lost, 0)
