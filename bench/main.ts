// Prints how fast the engine is. Figures are for reading, never for asserting.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { Bench } from 'tinybench'
import { seededDice } from '#kernel/chance/rolled.ts'
import type { Procedure } from '#kernel/procedure/procedure.ts'
import { accept } from '#kernel/procedure/schema.ts'
import { SILENT } from '#kernel/procedure/trace.ts'
import { RULESETS } from '#rules/index.ts'
import { oddsMaker } from '#study/odds.ts'
import { battleSpeeds } from './battles.ts'
import { screenCosts } from './decisions.ts'
import { storedForecasts } from './forecasts.ts'
import { LARGEST_INPUTS, ORDINARY_INPUTS } from './inputs.ts'
import { kernelOverhead } from './overhead.ts'
import { startPageSizes } from './sizes.ts'
import { orderSpeeds } from './written.ts'

const procedureNamed = (ruleset: string, name: string): Procedure => {
  const found = RULESETS.find(({ id }) => id === ruleset)?.procedures.find(
    (procedure) => procedure.name === name,
  )
  if (!found) throw new Error(`${ruleset} has no ${name}`)
  return found
}

const accepted = (procedure: Procedure, input: object): unknown => {
  const checked = accept(procedure.input, input)
  if (!checked.ok) throw new Error(`${procedure.name}: ${checked.error.path}: ${checked.error.message}`)
  return checked.value
}

const say = (what: string, figure: string): void => console.log(`${what.padEnd(64)}${figure.padStart(20)}`)
const perSecond = (n: number): string => `${Math.round(n).toLocaleString('en')} /s`

const inProcess = async (): Promise<void> => {
  const bench = new Bench({ time: 1000 })
  const simple = procedureNamed('flanders-fields', 'morale')
  const situation = accepted(simple, { trigger: 'half', quality: 'veteran' })
  const dice = seededDice(1914)
  bench.add('resolutions of a simple procedure, seeded dice', () => {
    simple.resolve(situation, dice, SILENT)
  })
  const chain = procedureNamed('green-fields', 'direct-fire')
  const fire = accepted(chain, {
    attackDice: 12,
    targets: [{ type: 'infantry', strength: 10, experience: 3, morale: 4, trench: 'light' }],
  })
  const make = oddsMaker()
  bench.add('exact odds of a fire, save and morale chain, 12 dice', () => {
    make(chain, fire)
  })
  await bench.run()
  for (const { name, result } of bench.tasks) {
    if ('throughput' in result) say(name, perSecond(result.throughput.mean))
  }
}

/** Milliseconds a run, after as long a time to warm up as is measured. */
const timed = (work: () => void, least: number): number => {
  const runFor = (): number => {
    let runs = 0
    const start = performance.now()
    do {
      work()
      runs++
    } while (performance.now() - start < least)
    return (performance.now() - start) / runs
  }
  runFor()
  return runFor()
}

const slowestOdds = (
  what: string,
  inputs: Readonly<Record<string, Readonly<Record<string, object>>>>,
): void => {
  const make = oddsMaker()
  const times = Object.entries(inputs).flatMap(([ruleset, named]) =>
    Object.entries(named).map(([name, input]) => {
      const procedure = procedureNamed(ruleset, name)
      const situation = accepted(procedure, input)
      const exact = make(procedure, situation).exact ? '' : ' (simulated)'
      return { name: `${ruleset} ${name}${exact}`, ms: timed(() => make(procedure, situation), 100) }
    }),
  )
  times.sort((a, b) => b.ms - a.ms)
  console.log(`\nodds of ${what} (${times.length} procedures), slowest first`)
  for (const { name, ms } of times.slice(0, 8)) say(`  ${name}`, `${ms.toFixed(3)} ms`)
}

/** Requests a second through a process of its own, its start included. */
const throughBatch = async (requests: number): Promise<void> => {
  const inputs = Object.entries(ORDINARY_INPUTS).flatMap(([ruleset, named]) =>
    Object.entries(named).map(([procedure, input]) => JSON.stringify({ ruleset, procedure, input, seed: 1 })),
  )
  const lines = `${Array.from({ length: requests }, (_, i) => inputs[i % inputs.length]).join('\n')}\n`
  const bin = fileURLToPath(new URL('../bin/duckboard.js', import.meta.url))
  const start = performance.now()
  const answers = await new Promise<number>((resolve) => {
    const child = spawn(process.execPath, [bin, 'resolve', '--batch', '-'], {
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    let count = 0
    child.stdout.on('data', (chunk: Buffer) => {
      for (const byte of chunk) if (byte === 10) count++
    })
    child.on('close', () => resolve(count))
    child.stdin.end(lines)
  })
  if (answers !== requests) throw new Error(`${answers} answers to ${requests} requests`)
  say(
    'requests through resolve --batch, every procedure in turn',
    perSecond(requests / ((performance.now() - start) / 1000)),
  )
}

await inProcess()
await throughBatch(300_000)
slowestOdds('an ordinary input', ORDINARY_INPUTS)
slowestOdds('the largest allowed input', LARGEST_INPUTS)

console.log('\norders on one core')
for (const { scenario, written, simulated, plays, applications } of orderSpeeds()) {
  say(`  ${scenario}, written down`, perSecond(written))
  say('    plays per order, applications per event', `${plays.toFixed(2)}, ${applications.toFixed(2)}`)
  say('    simulated', perSecond(simulated.orders))
  say('    battles simulated', perSecond(simulated.battles))
}

console.log('\nbattles of commanders and their orders on one core')
for (const { name, battles, orders } of battleSpeeds()) {
  say(`  ${name}`, perSecond(battles))
  say('    orders', perSecond(orders))
}
say('  what the kernel adds to an order', `${kernelOverhead().toFixed(1)} µs`)

console.log('\nwhat a screen asks for at each decision')
for (const { name, view } of screenCosts()) say(`  ${name}, view`, `${view.toFixed(1)} µs`)

console.log('\nstored chances to win over fresh battles: Brier score, log loss')
for (const { scenario, battles, brier, logLoss } of storedForecasts())
  say(`  ${scenario}, ${battles} battles`, `${brier.toFixed(3)}, ${logLoss.toFixed(3)}`)

const { all, thirdParty } = startPageSizes()
console.log('\nJavaScript of the start page, gzipped')
say('  all', all)
say('  third-party', thirdParty)
