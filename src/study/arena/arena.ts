import type { ScenarioSummary, Side } from '#kernel/game/game.ts'
import type { Fought } from '../fight.ts'
import type { Series } from '../simulate.ts'
import type { FoughtSeries } from '../workers.ts'
import { type Durations, together } from './durations.ts'
import { type Pair, type Score, type Tally, tallied } from './pairs.ts'
import type { DecisionTimes } from './stopwatch.ts'

/** Two players by name. */
export type Rivals = readonly [a: string, b: string]

/** A scenario on which two players meet: its sides are the seats. */
export interface Ground {
  readonly ruleset: string
  readonly scenario: ScenarioSummary
}

interface Terms {
  readonly rivals: Rivals
  readonly options: unknown
  readonly seed: number
  /** On each scenario. */
  readonly battles: number
}

/** The battles of every scenario, in two series of the same seeds: as the players are named, and with the seats swapped. */
export const arenaSeries = (
  grounds: readonly Ground[],
  { rivals: [a, b], options, seed, battles }: Terms,
): readonly Series[] =>
  grounds.flatMap(({ ruleset, scenario }) => {
    const common = { ruleset, scenario: scenario.id, options, seed, timed: true }
    return [
      { ...common, players: [a, b], battles: Math.ceil(battles / 2) },
      { ...common, players: [b, a], battles: Math.floor(battles / 2) },
    ]
  })

/** How the first player fared on one scenario. */
interface Met extends Tally {
  readonly ground: Ground
}

/** What two players took for their decisions. */
interface Times {
  readonly a: DecisionTimes
  readonly b: DecisionTimes
}

export interface ArenaResult {
  readonly grounds: readonly Met[]
  readonly all: Tally
  readonly times: Times
}

/** What came of the series of an arena, in their order. */
export const arenaResult = (grounds: readonly Ground[], series: readonly FoughtSeries[]): ArenaResult => {
  const met = grounds.map((ground, i) => ({ ground, seats: [series[2 * i], series[2 * i + 1]] as const }))
  const pairs = met.map(({ ground, seats }) => pairsOf(ground.scenario.sides, seats))
  return {
    grounds: met.map(({ ground }, i) => ({ ground, ...tallied(pairs[i] ?? []) })),
    all: tallied(pairs.flat()),
    times: {
      a: timesOf(met.flatMap(({ ground: { scenario }, seats }) => timesIn(seats, scenario.sides))),
      b: timesOf(
        met.flatMap(({ ground: { scenario }, seats }) => timesIn(seats, scenario.sides.toReversed())),
      ),
    },
  }
}

type Seats = readonly [named: FoughtSeries | undefined, swapped: FoughtSeries | undefined]

const pairsOf = (sides: readonly Side[], [named, swapped]: Seats): readonly Pair[] =>
  (named?.fought ?? []).map((one, i) => {
    const other = swapped?.fought[i]
    return other ? [scoreOf(one, sides[0]), scoreOf(other, sides[1])] : [scoreOf(one, sides[0])]
  })

const scoreOf = ({ result: { winner } }: Fought, side: Side | undefined): Score => {
  if (winner === null) return 0.5
  return winner === side ? 1 : 0
}

/** The decisions of the player who led the first side first, and the second in swapped seats. */
const timesIn = (seats: Seats, sides: readonly Side[]): readonly DecisionTimes[] =>
  seats.flatMap((seat, i) => {
    const side = sides[i]
    return (seat?.times ?? []).flatMap((lot) => (side === undefined ? [] : (lot.get(side) ?? [])))
  })

const timesOf = (lots: readonly DecisionTimes[]): DecisionTimes => {
  const of = (kind: keyof DecisionTimes): Durations => together(lots.map((lot) => lot[kind]))
  return { elapsed: of('elapsed'), processor: of('processor') }
}
