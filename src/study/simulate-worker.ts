import { parentPort } from 'node:worker_threads'
import { RULESETS } from '../rules/index.ts'
import { playableNamed } from './playable.ts'
import { fightSome } from './simulate.ts'
import { READY } from './threads.ts'
import type { Answered, Task } from './workers.ts'

// Fights the battles it is told to, some at a time.
parentPort?.on('message', ({ series, from, to }: Task) => {
  const ruleset = playableNamed(RULESETS, series.ruleset)
  const fought = ruleset
    ? fightSome(ruleset, series, from, to)
    : { ok: false as const, error: { path: 'ruleset', message: `There is no game "${series.ruleset}".` } }
  parentPort?.postMessage({ from, fought } satisfies Answered)
})
parentPort?.postMessage(READY)
