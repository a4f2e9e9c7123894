import { Command } from 'commander'
import { PLAYERS_SAID } from '#commander/player-names.ts'
import { seriesFault } from '#engine/index.ts'
import { type Fault, failure, type Result, success } from '#kernel/procedure/result.ts'
import { type ArenaResult, arenaResult, arenaSeries, type Ground, type Rivals } from '#study/arena/arena.ts'
import { durationFigures } from '#study/arena/durations.ts'
import type { Series } from '#study/simulate.ts'
import { fightOnWorkers } from '#study/workers.ts'
import { placed } from '../battle-file.ts'
import { battlesIn, seedIn, workersIn } from '../figures.ts'
import { fail, print, printJson } from '../output.ts'
import { parsed } from '../parse.ts'
import { type Found, scenariosOr } from '../players.ts'
import { progressBar } from '../progress.ts'
import { arenaReport } from './arena-report.ts'

interface Options {
  readonly players: string
  readonly battles: string
  readonly seed: string
  readonly options: string
  readonly workers?: string
  readonly json?: true
}

export const arena = () =>
  new Command('arena')
    .description('let two computer players fight it out, in both seats and on common seeds')
    .argument('<scenarios...>', 'scenarios, rule sets for all of theirs, or all')
    .requiredOption('--players <a,b>', `the two: ${PLAYERS_SAID}`)
    .option('--battles <number>', 'how many on each scenario; every seed is fought twice', '100')
    .option('--seed <number>', 'every pair of battles has a seed that follows from it', '1914')
    .option('--options <json>', 'options of the scenarios, as JSON', '{}')
    .option('--workers <number>', 'threads to use; the result is the same with any number')
    .option('--json', 'print JSON')
    .action(meet)

const meet = async (names: readonly string[], options: Options): Promise<void> => {
  const found = scenariosOr(names)
  if (!found) return
  const planned = plan(found, options)
  if (!planned.ok) return fail(placed(planned.error))
  const { rivals, grounds, series, seed, workers } = planned.value
  const battles = series.reduce((sum, one) => sum + one.battles, 0)
  const bar = progressBar('battles', !options.json)
  const fought = await fightOnWorkers(series, workers, (done) => bar.update(done, battles))
  bar.stop()
  if (!fought.ok) return fail(fought.error.message)
  const result = arenaResult(grounds, fought.value.series)
  if (options.json) printJson(documentOf(result))
  else print(arenaReport(rivals, result, seed, fought.value.seconds))
}

interface Plan {
  readonly rivals: Rivals
  readonly grounds: readonly Ground[]
  readonly series: readonly Series[]
  readonly seed: number
  readonly workers: number
}

const plan = (found: readonly Found[], given: Options): Result<Plan, Fault> => {
  const [a, b, ...more] = given.players.split(',').map((name) => name.trim())
  if (a === undefined || b === undefined || more.length > 0)
    return failure({ path: 'players', message: 'Name two players: --players regular,random.' })
  const battles = battlesIn(given.battles)
  if (!battles.ok) return battles
  const workers = workersIn(given.workers, battles.value * found.length)
  if (!workers.ok) return workers
  const seed = seedIn(given.seed)
  if (!seed.ok) return seed
  const options = parsed(given.options)
  if (!options.ok) return failure({ path: 'options', message: 'The options are not valid JSON.' })
  const rivals: Rivals = [a, b]
  const terms = { options: options.value, seed: seed.value, battles: battles.value }
  for (const { rules, scenario } of found) {
    const fault = seriesFault(rules, { ...terms, scenario: scenario.id, players: rivals })
    if (fault) return failure(fault)
  }
  const grounds = found.map(({ rules, scenario }) => ({ ruleset: rules.id, scenario }))
  return success({
    rivals,
    grounds,
    series: arenaSeries(grounds, { ...terms, rivals }),
    seed: seed.value,
    workers: workers.value,
  })
}

const documentOf = ({ grounds, all, times }: ArenaResult) => ({
  scenarios: grounds.map(({ ground, battles, share, interval, wins, draws, losses }) => ({
    scenario: ground.scenario.id,
    battles,
    share,
    interval,
    wins,
    draws,
    losses,
  })),
  share: all.share,
  interval: all.interval,
  p: all.p,
  decisions: { a: durationFigures(times.a.elapsed), b: durationFigures(times.b.elapsed) },
})
