import { Command } from 'commander'
import { answerOdds, type Odds, type Outcome } from '#engine/index.ts'
import { shown, words } from '#kernel/words.ts'
import { columns, failWith, print, printJson } from './output.ts'
import { parsed } from './parse.ts'
import { ALL_RULES } from './rules.ts'

export const odds = () =>
  new Command('odds')
    .description('the probability of every outcome before the dice are rolled')
    .argument('<ruleset>')
    .argument('<procedure>')
    .option('--input <json>', 'the situation, as JSON', '{}')
    .option('--json', 'print JSON')
    .action((ruleset: string, procedure: string, { input, json }: { input: string; json?: true }) => {
      const situation = parsed(input)
      if (!situation.ok) return failWith(situation.error, json)
      const answered = answerOdds(ALL_RULES, { ruleset, procedure, input: situation.value })
      if (!answered.ok) failWith(answered.error, json)
      else if (json) printJson(answered.value)
      else print(written(answered.value))
    })

const BAR = 30

const written = (found: Odds): string[] => [
  ...columns(
    found.outcomes.map(({ probability, outcome }) => [
      `${(probability * 100).toFixed(1)} %`.padStart(7),
      '█'.repeat(Math.round(probability * BAR)) || '▏',
      sentence(outcome),
    ]),
  ),
  found.exact
    ? 'Exact.'
    : `Simulated, n = ${found.samples}, ± ${(found.standardError * 100).toFixed(1)} % (standard error).`,
]

const sentence = (outcome: Outcome): string =>
  Object.entries(outcome)
    .map(([name, value]) => `${words(name)} ${shown(value)}`)
    .join(', ')
