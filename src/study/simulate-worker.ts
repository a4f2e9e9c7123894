import { parentPort } from 'node:worker_threads'
import { RULESETS } from '#rules/index.ts'
import { stopwatch, threadTime } from './arena/stopwatch.ts'
import { playableNamed } from './playable.ts'
import { fightSome } from './simulate.ts'
import { READY } from './threads.ts'
import type { Answered, Task } from './workers.ts'

const used = threadTime()

// Fights the battles it is told to, some at a time.
parentPort?.on('message', ({ number, series, from, to }: Task) => {
  const ruleset = playableNamed(RULESETS, series.ruleset)
  const { watch, read } = stopwatch(used)
  const fought = ruleset
    ? fightSome(ruleset, series, from, to, series.timed ? watch : undefined)
    : { ok: false as const, error: { path: 'ruleset', message: `There is no game "${series.ruleset}".` } }
  parentPort?.postMessage({ task: { number, from }, fought, times: read() } satisfies Answered)
})
parentPort?.postMessage(READY)
