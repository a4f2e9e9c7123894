import { Command } from 'commander'
import { type Adjudication, answer } from '#engine/index.ts'
import { shown, words } from '#kernel/words.ts'
import { freshSeed } from '#server/seed.ts'
import { batch } from './batch.ts'
import { columns, fail, failWith, print, printJson } from './output.ts'
import { parsed, parsedDice, parsedSeed } from './parse.ts'
import { ALL_RULES } from './rules.ts'

interface Options {
  readonly input?: string
  readonly dice?: string
  readonly seed?: string
  readonly batch?: string
  readonly json?: true
}

/** What belongs to one request and not to a file of them. */
const ONE_REQUEST = ['input', 'dice', 'seed'] as const

export const resolve = () =>
  new Command('resolve')
    .description('adjudicate one procedure, or a file of requests')
    .argument('[ruleset]')
    .argument('[procedure]')
    .option('--input <json>', 'the situation, as JSON')
    .option('--dice <faces>', 'the faces of your own dice, in order: 4,5')
    .option('--seed <number>', 'roll from this seed')
    .option('--batch <file>', 'answer a file of requests, one JSON object a line ("-": standard input)')
    .option('--json', 'print JSON')
    .action(async (ruleset: string | undefined, procedure: string | undefined, options: Options) => {
      if (options.batch !== undefined) {
        if (ruleset !== undefined || ONE_REQUEST.some((option) => options[option] !== undefined))
          return fail(
            'With --batch every line of the file names its own rule set, procedure, input and dice.',
          )
        return batch(options.batch)
      }
      if (!ruleset || !procedure) return fail('Name a rule set and a procedure, or give --batch FILE.')
      one(ruleset, procedure, options)
    })

const one = (ruleset: string, procedure: string, { input = '{}', dice, seed, json }: Options): void => {
  const request = parsed(input)
  if (!request.ok) {
    failWith(request.error, json)
    return
  }
  const received = {
    ruleset,
    procedure,
    input: request.value,
    ...(dice === undefined ? {} : { dice: parsedDice(dice) }),
    ...(seed === undefined ? {} : { seed: parsedSeed(seed) }),
  }
  const answered = answer(ALL_RULES, received, freshSeed)
  if (!answered.ok) failWith(answered, json)
  else if (json) printJson(answered)
  else print(written(answered))
}

/** The answer as a player reads it. */
const written = ({ result, trace, dice }: Adjudication): string[] => [
  'Result',
  ...columns(Object.entries(result).map(([name, value]) => [words(name), shown(value)])),
  ...(trace.length > 0 ? ['', 'Working'] : []),
  ...columns(trace.map(({ clause, text, value }) => [clause, text, value === undefined ? '' : shown(value)])),
  ...(dice.length > 0 ? ['', 'Dice'] : []),
  ...columns(dice.map(({ sides, value, for: why }) => [`d${sides}`, String(value), why])),
]
