import { Command } from 'commander'
import { PLAYERS_SAID } from '#commander/player-names.ts'
import { type Study, seriesFault, summary } from '#engine/index.ts'
import { type Fault, failure, type Result, success } from '#kernel/procedure/result.ts'
import type { Series } from '#study/simulate.ts'
import { fightOnWorkers } from '#study/workers.ts'
import { placed } from '../battle-file.ts'
import { battlesIn, seedIn, workersIn } from '../figures.ts'
import { fail, print, printJson } from '../output.ts'
import { parsed } from '../parse.ts'
import { type Found, namedBySide, playersIn, scenarioOr } from '../players.ts'
import { progressBar } from '../progress.ts'
import { studyReport } from './study-report.ts'

interface Options {
  readonly battles: string
  readonly seed: string
  readonly players?: string
  readonly options: string
  readonly workers?: string
  readonly json?: true
}

export const simulate = () =>
  new Command('simulate')
    .description('fight many battles between computer players and count how they end')
    .argument('<scenario>')
    .option('--battles <number>', 'how many', '100')
    .option('--seed <number>', 'every battle has a seed that follows from it', '1914')
    .option('--players <names>', `who leads each side, by default regular,regular: ${PLAYERS_SAID}`)
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
  const simulated = await fightOnWorkers([series], workers, (done) => bar.update(done, series.battles))
  bar.stop()
  if (!simulated.ok) return fail(simulated.error.message)
  const { series: fought, seconds } = simulated.value
  const result = summary(found.rules, found.scenario.id, fought[0]?.fought ?? [])
  if (options.json) printJson(documentOf(found, series, result, seconds))
  else print(studyReport(found, series, result, seconds))
}

interface Plan {
  readonly series: Series
  readonly workers: number
}

const plan = (found: Found, given: Options): Result<Plan, Fault> => {
  const { rules, scenario } = found
  const battles = battlesIn(given.battles)
  if (!battles.ok) return battles
  const workers = workersIn(given.workers, battles.value)
  if (!workers.ok) return workers
  const seed = seedIn(given.seed)
  if (!seed.ok) return seed
  const options = parsed(given.options)
  if (!options.ok) return failure({ path: 'options', message: 'The options are not valid JSON.' })
  const series = {
    scenario: scenario.id,
    options: options.value,
    seed: seed.value,
    players: playersIn(given.players, found),
    battles: battles.value,
  }
  const fault = seriesFault(rules, series)
  if (fault) return failure(fault)
  return success({ series: { ...series, ruleset: rules.id }, workers: workers.value })
}

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
