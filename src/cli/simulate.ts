import { availableParallelism } from 'node:os'
import { Command } from 'commander'
import { beginBattle } from '../kernel/game/battle/battle.ts'
import { type Fault, failure, type Result, success } from '../kernel/procedure/result.ts'
import type { Found } from '../study/playable.ts'
import { commandersNamed, type Series, type Study, studied } from '../study/simulate.ts'
import { fightOnWorkers } from '../study/workers.ts'
import { placed } from './battle-file.ts'
import { fail, print, printJson } from './output.ts'
import { parsed, wholeNumber } from './parse.ts'
import { namedBySide, playersIn, scenarioOr } from './players.ts'
import { progressBar } from './progress.ts'
import { studyReport } from './study-report.ts'

interface Options {
  readonly battles: string
  readonly seed: string
  readonly players?: string
  readonly options: string
  readonly workers?: string
  readonly json?: true
}

const MOST_BATTLES = 1_000_000
const MOST_WORKERS = 256
/** A thread takes a while to start; it should have this many battles to fight at least. */
const BATTLES_A_WORKER = 20

export const simulate = () =>
  new Command('simulate')
    .description('fight many battles between computer players and count how they end')
    .argument('<scenario>')
    .option('--battles <number>', 'how many', '100')
    .option('--seed <number>', 'every battle has a seed that follows from it', '1914')
    .option('--players <names>', 'who leads each side: commander,random')
    .option('--options <json>', 'options of the scenario, as JSON', '{}')
    .option('--workers <number>', 'threads to use; the result is the same with any number')
    .option('--json', 'print JSON')
    .action(study)

const study = async (scenarioId: string, options: Options): Promise<void> => {
  const found = scenarioOr(scenarioId)
  if (!found) return
  const planned = plan(found, options)
  if (!planned.ok) return fail(placed(planned.error))
  const { series, workers } = planned.value
  const bar = progressBar('battles', !options.json)
  const simulated = await fightOnWorkers(series, workers, (done) => bar.update(done, series.battles))
  bar.stop()
  if (!simulated.ok) return fail(simulated.error.message)
  const { fought, seconds } = simulated.value
  const result = studied(found.scenario, fought)
  if (options.json) printJson(documentOf(found, series, result, seconds))
  else print(studyReport(found, series, result, seconds))
}

interface Plan {
  readonly series: Series
  readonly workers: number
}

const plan = (found: Found, given: Options): Result<Plan, Fault> => {
  const { ruleset, scenario } = found
  const battles = wholeNumber(given.battles, 1, MOST_BATTLES)
  if (battles === undefined) return notFrom1To('battles', given.battles, MOST_BATTLES)
  const workers = workersFor(given.workers, battles)
  if (workers === undefined) return notFrom1To('workers', given.workers, MOST_WORKERS)
  const seed = wholeNumber(given.seed)
  if (seed === undefined) return failure({ path: 'seed', message: `"${given.seed}" is no whole number.` })
  const players = playersIn(given.players, found)
  const commanders = commandersNamed(ruleset, scenario, players)
  if (!commanders.ok) return commanders
  const options = parsed(given.options)
  if (!options.ok) return failure({ path: 'options', message: 'The options are not valid JSON.' })
  const setting = { ruleset: ruleset.id, scenario: scenario.id, options: options.value, seed }
  const begun = beginBattle(ruleset.game, setting)
  if (!begun.ok) return begun
  return success({ series: { ...setting, players, battles }, workers })
}

const notFrom1To = (what: string, given: string | undefined, most: number) =>
  failure({ path: what, message: `The number of ${what} goes from 1 to ${most}, not "${given}".` })

const workersFor = (given: string | undefined, battles: number): number | undefined =>
  given === undefined
    ? Math.min(availableParallelism(), Math.ceil(battles / BATTLES_A_WORKER))
    : wholeNumber(given, 1, MOST_WORKERS)

const documentOf = (
  found: Found,
  series: Series,
  { wins, draws, turns, losses, orders }: Study,
  seconds: number,
) => ({
  scenario: series.scenario,
  ruleset: series.ruleset,
  battles: series.battles,
  players: namedBySide(found, series.players),
  wins,
  draws,
  turns: { mean: turns.mean, min: turns.min, max: turns.max, histogram: turns.histogram },
  losses: Object.fromEntries(
    Object.entries(losses).map(([side, { mean, histogram }]) => [side, { mean, histogram }]),
  ),
  battlesPerSecond: series.battles / seconds,
  ordersPerSecond: orders / seconds,
})
