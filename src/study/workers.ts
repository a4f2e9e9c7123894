import type { Worker } from 'node:worker_threads'
import { type Fault, failure, type Result, success } from '../kernel/procedure/result.ts'
import type { Fought } from './fight.ts'
import type { Series } from './simulate.ts'
import { READY, startThread } from './threads.ts'

/** Some battles of a series for one worker to fight. */
export interface Task {
  readonly series: Series
  readonly from: number
  readonly to: number
}

export interface Answered {
  readonly from: number
  readonly fought: Result<readonly Fought[], Fault>
}

/** Tasks are so small that a worker gets about this many, and the slowest does not keep the others waiting long. */
const TASKS_A_WORKER = 16
const MOST_IN_A_TASK = 50

interface Simulated {
  /** In the order of their numbers. */
  readonly fought: readonly Fought[]
  /** From when the first thread was ready. */
  readonly seconds: number
}

/** Fights a series on several threads. */
export const fightOnWorkers = async (
  series: Series,
  workers: number,
  onProgress: (done: number) => void,
): Promise<Result<Simulated, Fault>> => {
  const size = Math.min(MOST_IN_A_TASK, Math.ceil(series.battles / (workers * TASKS_A_WORKER)))
  const all: Fought[] = new Array(series.battles)
  let next = 0
  let done = 0
  let start = Number.POSITIVE_INFINITY
  const take = (): Task | undefined => {
    start = Math.min(start, performance.now())
    if (next >= series.battles) return undefined
    const task = { series, from: next, to: Math.min(series.battles, next + size) }
    next = task.to
    return task
  }
  const keep = ({ from, fought }: Answered): Fault | undefined => {
    if (!fought.ok) return fought.error
    fought.value.forEach((one, i) => {
      all[from + i] = one
    })
    done += fought.value.length
    onProgress(done)
    return undefined
  }
  const threads = Array.from({ length: workers }, () => startThread('simulate-worker'))
  try {
    const faults = await Promise.all(threads.map((thread) => workThrough(thread, take, keep)))
    const fault = faults.find((one) => one !== undefined)
    return fault ? failure(fault) : success({ fought: all, seconds: (performance.now() - start) / 1000 })
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()))
  }
}

/** Keeps one thread busy until there is no task left or something is wrong. */
const workThrough = (
  thread: Worker,
  take: () => Task | undefined,
  keep: (answered: Answered) => Fault | undefined,
): Promise<Fault | undefined> =>
  new Promise((resolve) => {
    const goOn = (): void => {
      const task = take()
      if (task) thread.postMessage(task)
      else resolve(undefined)
    }
    thread.on('message', (said: Answered | typeof READY) => {
      const fault = said === READY ? undefined : keep(said)
      if (fault) resolve(fault)
      else goOn()
    })
    thread.on('error', (error) => resolve({ path: '', message: `A worker failed: ${error.message}` }))
  })
