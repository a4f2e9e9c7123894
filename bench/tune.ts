// Tunes the numbers that a doctrine judges by, in battles against itself: `npm run tune RULESET`. It changes nothing: the numbers
// that are clearly better are written into its thresholds by hand, and the arena says whether they are.
import { parseArgs } from 'node:util'
import { commanderBy } from '#commander/commander.ts'
import { sfc32 } from '#kernel/chance/random.ts'
import type { Commander, Doctrine } from '#kernel/game/commander.ts'
import type { Game } from '#kernel/game/game.ts'
import { doctrineBy as byFlanders } from '#rules/flanders-fields/commander/index.ts'
import { THRESHOLDS as FLANDERS } from '#rules/flanders-fields/commander/thresholds.ts'
import { doctrineBy as byGreenFields } from '#rules/green-fields/commander/index.ts'
import { THRESHOLDS as GREEN_FIELDS } from '#rules/green-fields/commander/thresholds.ts'
import { RULESETS } from '#rules/index.ts'
import { doctrineBy as byPasschendaele } from '#rules/passchendaele/commander/index.ts'
import { THRESHOLDS as PASSCHENDAELE } from '#rules/passchendaele/commander/thresholds.ts'
import { doctrineBy as bySkirmish } from '#rules/skirmish/commander/index.ts'
import { THRESHOLDS as SKIRMISH } from '#rules/skirmish/commander/thresholds.ts'
import { fightQuickly } from '#study/fight.ts'
import { playableNamed } from '#study/playable.ts'
import { climb } from '#study/tune/climb.ts'
import { type Numbers, numbersIn, withNumbers } from '#study/tune/numbers.ts'
import { processorTime } from './processor-time.ts'

/** Numbers of judgement, and who judges by such. */
interface Tuned {
  readonly numbers: Numbers
  by(numbers: Numbers): Doctrine
}

/** Of numbers that are counted, or say how much thought a decision is worth, there are no parts: they stay as they are. */
const tuned = <T extends object>(
  thresholds: T,
  doctrineBy: (thresholds: T) => Doctrine,
  counts: RegExp,
): Tuned => ({
  numbers: new Map([...numbersIn(thresholds)].filter(([path]) => !counts.test(path))),
  by: (numbers) => doctrineBy(withNumbers(thresholds, numbers)),
})

const TUNED: Readonly<Record<string, Tuned>> = {
  'flanders-fields': tuned(FLANDERS, byFlanders, /^(waits|card)/),
  'green-fields': tuned(
    GREEN_FIELDS,
    byGreenFields,
    /^line\.(together|stacks|aloft)|Within$|supports\.safe|Rows$|^attack|\.most$|^(bridges|works|purse|depot)/,
  ),
  passchendaele: tuned(
    PASSCHENDAELE,
    byPasschendaele,
    /^(weight|outlook|ground)\.|farthest$|guns\.checks|looksAhead|storm|upTo|solid$/,
  ),
  skirmish: tuned(SKIRMISH, bySkirmish, /^weighty|moves$/),
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string', default: '10' },
    step: { type: 'string', default: '0.05' },
    seed: { type: 'string', default: '1914' },
    only: { type: 'string', default: '.' },
  },
})
const [id = ''] = positionals
const ruleset = playableNamed(RULESETS, id)
const doctrine = TUNED[id]
if (!ruleset || !doctrine) throw new Error(`There is no doctrine to tune of '${id}'.`)
const seed = Number(values.seed)
const only = new RegExp(values.only)

/** How the first of two fares against the second over all scenarios, in both seats: from -1 to 1. */
const duel = (game: Game, one: Commander, other: Commander, seedOf: number): number => {
  let won = 0
  for (const { id: scenario, sides } of game.scenarios) {
    const [first = '', second = ''] = sides
    for (const [own, enemy] of [
      [first, second],
      [second, first],
    ] as const) {
      const setting = { ruleset: id, scenario, options: {}, seed: seedOf }
      const fought = fightQuickly(game, setting, { [own]: one, [enemy]: other })
      if (!fought.ok) throw new Error(`${scenario}: ${fought.error.message}`)
      const { winner } = fought.value.result
      won += winner === null ? 0 : winner === own ? 1 : -1
    }
  }
  return won / (2 * game.scenarios.length)
}

const commander = (numbers: Numbers): Commander => commanderBy(doctrine.by(numbers))
const from = new Map([...doctrine.numbers].filter(([path]) => only.test(path)))
const end = processorTime() + 60_000 * Number(values.minutes)
let best: Numbers = from
let trials = 0
const climbing = climb({ from, step: Number(values.step), random: sfc32(seed) }, (one, other, trial) =>
  duel(ruleset.game, commander(one), commander(other), seed + trial),
)
for (const climbed of climbing) {
  best = climbed.numbers
  trials = climbed.trials
  if (processorTime() >= end) break
}

const CONTROLS = 10
let share = 0
for (let i = 0; i < CONTROLS; i++)
  share += duel(ruleset.game, commander(best), commander(from), seed - 1 - i) / CONTROLS
const percentage = (50 + 50 * share).toFixed(1)
const battles = CONTROLS * 2 * ruleset.game.scenarios.length
console.log(`${trials} trials; against the numbers as they were: ${percentage} % of ${battles}\n`)
for (const [path, number] of best) {
  const before = from.get(path) ?? 0
  console.log(`${path.padEnd(32)}${String(before).padStart(8)}${number.toPrecision(3).padStart(10)}`)
}
