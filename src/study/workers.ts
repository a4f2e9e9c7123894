import type { Worker } from 'node:worker_threads'
import type { Side } from '#kernel/game/game.ts'
import { type Fault, failure, type Result, success } from '#kernel/procedure/result.ts'
import type { DecisionTimes } from './arena/stopwatch.ts'
import type { Fought } from './fight.ts'
import type { Series } from './simulate.ts'
import { READY, startThread } from './threads.ts'

/** Some battles of a series for one worker to fight. */
export interface Task {
  /** Among all that are fought. */
  readonly number: number
  readonly series: Series
  readonly from: number
  readonly to: number
}

export interface Answered {
  readonly task: Pick<Task, 'number' | 'from'>
  readonly fought: Result<readonly Fought[], Fault>
  readonly times: ReadonlyMap<Side, DecisionTimes>
}

/** Tasks are so small that a worker gets about this many, and the slowest does not keep the others waiting long. */
const TASKS_A_WORKER = 16
const MOST_IN_A_TASK = 50

/** A series that has been fought. */
export interface FoughtSeries {
  /** In the order of their numbers. */
  readonly fought: readonly Fought[]
  /** How long its decisions took, lot by lot. */
  readonly times: readonly ReadonlyMap<Side, DecisionTimes>[]
}

interface Simulated {
  readonly series: readonly FoughtSeries[]
  /** From when the first thread was ready. */
  readonly seconds: number
}

const tasksOf = (all: readonly Series[], size: number): readonly Task[] =>
  all.flatMap((series, number) =>
    Array.from({ length: Math.ceil(series.battles / size) }, (_, i) => ({
      number,
      series,
      from: i * size,
      to: Math.min(series.battles, (i + 1) * size),
    })),
  )

/** Fights some series on several threads. */
export const fightOnWorkers = async (
  all: readonly Series[],
  workers: number,
  onProgress: (done: number) => void,
): Promise<Result<Simulated, Fault>> => {
  const battles = all.reduce((sum, series) => sum + series.battles, 0)
  const size = Math.min(MOST_IN_A_TASK, Math.ceil(battles / (workers * TASKS_A_WORKER)))
  const tasks = tasksOf(all, size)
  const results = all.map((series) => ({
    fought: new Array<Fought>(series.battles),
    times: [] as ReadonlyMap<Side, DecisionTimes>[],
  }))
  let next = 0
  let done = 0
  let start = Number.POSITIVE_INFINITY
  const take = (): Task | undefined => {
    start = Math.min(start, performance.now())
    return tasks[next++]
  }
  const keep = ({ task, fought, times }: Answered): Fault | undefined => {
    if (!fought.ok) return fought.error
    const result = results[task.number]
    fought.value.forEach((one, i) => {
      if (result) result.fought[task.from + i] = one
    })
    result?.times.push(times)
    done += fought.value.length
    onProgress(done)
    return undefined
  }
  const threads = Array.from({ length: Math.min(workers, tasks.length) }, () =>
    startThread('simulate-worker'),
  )
  try {
    const faults = await Promise.all(threads.map((thread) => workThrough(thread, take, keep)))
    const fault = faults.find((one) => one !== undefined)
    return fault ? failure(fault) : success({ series: results, seconds: (performance.now() - start) / 1000 })
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
