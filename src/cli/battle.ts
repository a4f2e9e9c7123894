import { writeFileSync } from 'node:fs'
import { Command } from 'commander'
import { PLAYERS_SAID } from '#commander/player-names.ts'
import { type Battle, begin, fight, type Side, save } from '#engine/index.ts'
import { type Fault, failure, type Result, success } from '#kernel/procedure/result.ts'
import { freshSeed } from '#server/seed.ts'
import { placed } from './battle-file.ts'
import { figuresOf, reportOf } from './battle-report.ts'
import { seedIn } from './figures.ts'
import { fail, print, printJson } from './output.ts'
import { parsed } from './parse.ts'
import { type Found, namedBySide, playersIn, scenarioOr } from './players.ts'

interface Options {
  readonly seed?: string
  readonly players?: string
  readonly options: string
  readonly save?: string
  readonly luck?: true
  readonly json?: true
}

export const battleCommand = () =>
  new Command('battle')
    .description('fight one whole battle between computer players and print the after-action report')
    .argument('<scenario>')
    .option('--seed <number>', 'the dice and the players follow from it')
    .option('--players <names>', `who leads each side, by default regular,regular: ${PLAYERS_SAID}`)
    .option(
      '--options <json>',
      'house rules of the scenario as JSON, and what a battle of your own is to be like: {"engagement": {…}} in Flanders Fields, {"year": …, "points": …} in the Skirmish, {"campaign": {…}} in Green Fields, {"battle": {…}} in Passchendaele',
      '{}',
    )
    .option('--save <file>', 'write the battle to a file')
    .option('--luck', 'weigh the dice, too, which takes a while')
    .option('--json', 'print JSON')
    .action((scenario: string, options: Options) => {
      const found = scenarioOr(scenario)
      if (!found) return
      const fought = foughtBattle(found, options)
      if (!fought.ok) return fail(placed(fought.error))
      const { battle, players, ms } = fought.value
      if (options.save !== undefined && !saved(battle, options.save)) return
      const { scenario: id, ruleset, seed, ...rest } = figuresOf(battle)
      if (options.json) printJson({ scenario: id, ruleset, seed, players, ...rest, ms })
      else print(reportOf(battle, options.luck === true))
    })

interface FoughtBattle {
  readonly battle: Battle
  readonly players: Readonly<Record<Side, string>>
  readonly ms: number
}

const foughtBattle = (found: Found, given: Options): Result<FoughtBattle, Fault> => {
  const { rules, scenario } = found
  const seed = given.seed === undefined ? success(freshSeed()) : seedIn(given.seed)
  if (!seed.ok) return seed
  const options = parsed(given.options)
  if (!options.ok) return failure({ path: 'options', message: 'The options are not valid JSON.' })
  const names = playersIn(given.players, found)
  const terms = { scenario: scenario.id, options: options.value, seed: seed.value }
  const start = performance.now()
  const begun = begin(rules, terms)
  if (!begun.ok) return begun
  const fought = fight(begun.value, names)
  if (!fought.ok) return fought
  const ms = Math.round(performance.now() - start)
  return success({ battle: fought.value, players: namedBySide(found, names), ms })
}

const saved = (battle: Battle, file: string): boolean => {
  try {
    writeFileSync(file, save(battle))
    return true
  } catch (thrown) {
    fail(`Cannot write "${file}": ${thrown instanceof Error ? thrown.message : 'unknown reason'}.`)
    return false
  }
}
