// Fits the chances to win to battles between computer players and writes them down: `npm run fit [rule set|scenario] …`.
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { RULESETS } from '#rules/index.ts'
import { fittedChances, type Trial } from '#study/fit/fitting.ts'
import { gathered, type Sample } from '#study/fit/gathering.ts'
import { type Playable, playable } from '#study/playable.ts'
import { processorTime } from './processor-time.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { battles: { type: 'string', default: '80' }, seed: { type: 'string', default: '1914' } },
})
const battles = Number(values.battles)
const seed = Number(values.seed)

/** Battles drawn up by the players are never twice the same: they go by what is common to all. */
const isOwn = (scenario: string): boolean => scenario.startsWith('own-')

const wanted = ({ id, game }: Playable): readonly string[] => {
  const all = game.scenarios.map((scenario) => scenario.id)
  return positionals.length === 0 || positionals.includes(id)
    ? all
    : all.filter((scenario) => positionals.includes(scenario))
}

const gatherAll = (ruleset: Playable): readonly Sample[] =>
  ruleset.game.scenarios.flatMap((scenario) => {
    const start = processorTime()
    const samples = Array.from({ length: battles }, (_, battle) => {
      const one = gathered(ruleset, scenario, battle, seed)
      if (!one.ok) throw new Error(`${scenario.id}, battle ${battle}: ${one.error.message}`)
      return one.value
    }).flat()
    console.error(`${scenario.id}: ${battles} battles in ${((processorTime() - start) / 1000).toFixed(1)} s`)
    return samples
  })

const figure = (n: number): string => n.toFixed(3).padStart(10)
const HEAD = ['model', 'constant', 'first gauge'].map((one) => one.padStart(12)).join('')

const tell = ({ scenario, battles: fought, model, constant, gauge }: Trial): void => {
  const row = [model, constant, gauge]
  console.log(
    `${scenario.padEnd(26)}${String(fought).padStart(8)}${row.map(({ brier }) => figure(brier)).join('')}   ${row.map(({ logLoss }) => figure(logLoss)).join('')}`,
  )
}

for (const ruleset of playable(RULESETS)) {
  const scenarios = wanted(ruleset)
  const { prospects } = ruleset.game
  if (scenarios.length === 0 || !prospects) continue
  const fit = fittedChances(
    prospects.names,
    gatherAll(ruleset),
    ruleset.game.scenarios.map(({ id }) => id).filter(isOwn),
  )
  const file = `src/rules/${ruleset.id}/commander/chances.json`
  const before = JSON.parse(readFileSync(file, 'utf8'))
  // A scenario fitted by itself leaves the others as they are.
  const kept = fit.chances.scenarios
  const chosen = Object.fromEntries(
    Object.entries(kept).map(([id, model]) => [
      id,
      scenarios.includes(id) ? model : (before.scenarios[id] ?? model),
    ]),
  )
  writeFileSync(file, `${JSON.stringify({ ...fit.chances, scenarios: chosen })}\n`)
  console.log(`\n${ruleset.title}: held to what is common by ${fit.held}`)
  console.log(`${''.padEnd(26)}${'battles'.padStart(8)}   Brier: ${HEAD} · log loss, the same`)
  for (const trial of fit.trials) if (scenarios.includes(trial.scenario)) tell(trial)
}
