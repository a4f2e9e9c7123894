import { parentPort } from 'node:worker_threads'
import { RULESETS } from '#rules/index.ts'
import { oddsMaker } from './odds.ts'
import type { Question, Reckoned } from './odds-threads.ts'
import { READY } from './threads.ts'

// Works out odds one after the other. It remembers nothing between them, so that its memory stays level.
parentPort?.on('message', ({ ruleset, procedure: name, input }: Question) => {
  const start = performance.now()
  const procedure = RULESETS.find(({ id }) => id === ruleset)?.procedures.find((one) => one.name === name)
  if (!procedure) throw new Error(`no procedure ${ruleset} ${name}`)
  const json = new TextEncoder().encode(JSON.stringify({ ok: true, ...oddsMaker()(procedure, input) }))
  parentPort?.postMessage({ json, ms: performance.now() - start } satisfies Reckoned, [json.buffer])
})
parentPort?.postMessage(READY)
