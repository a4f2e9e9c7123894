import { availableParallelism } from 'node:os'
import type { Worker } from 'node:worker_threads'
import { failure, type Result, success } from '#kernel/procedure/result.ts'
import { startThread } from './threads.ts'

/** Odds to be worked out; the input has been checked. */
export interface Question {
  readonly ruleset: string
  readonly procedure: string
  readonly input: unknown
}

/** The text of the answer, and how long it took. */
export interface Reckoned {
  readonly json: Uint8Array
  readonly ms: number
}

/** Why there are no odds: they take longer than anybody may keep a thread, or too many wait for theirs. */
export type NoOdds = 'too-long' | 'busy'

export interface Limits {
  /** Milliseconds for one question. */
  readonly working: number
  /** Milliseconds until its turn comes. */
  readonly waiting: number
  readonly questions: number
  readonly threads: number
}

/** One processor is left for everything else. */
const LIMITS: Limits = {
  working: 10_000,
  waiting: 30_000,
  questions: 1000,
  threads: Math.max(1, Math.min(4, availableParallelism() - 1)),
}

/** The dearest question takes a fifth of it. */
const MEMORY = { maxOldGenerationSizeMb: 512 }

interface Waiting {
  readonly question: Question
  readonly since: number
  answer(answered: Result<Reckoned, NoOdds>): void
}

/** A thread and what it is waited for to say, or to end. */
interface Thread {
  readonly worker: Worker
  said: (reckoned: Reckoned) => void
  ended: () => void
}

/** Threads that work out odds, started when they are first needed; one that takes too long is stopped and replaced. */
export class OddsThreads {
  readonly #limits: Limits
  readonly #begin: () => Worker
  readonly #waiting: Waiting[] = []
  readonly #idle: Thread[] = []
  readonly #all = new Set<Thread>()

  constructor(limits: Partial<Limits> = {}, begin = () => startThread('odds-worker', MEMORY)) {
    this.#limits = { ...LIMITS, ...limits }
    this.#begin = begin
  }

  ask(question: Question): Promise<Result<Reckoned, NoOdds>> {
    if (this.#waiting.length >= this.#limits.questions) return Promise.resolve(failure('busy'))
    return new Promise((answer) => {
      this.#waiting.push({ question, since: performance.now(), answer })
      this.#next()
    })
  }

  async close(): Promise<void> {
    this.#turnAway()
    await Promise.all([...this.#all].map(({ worker }) => worker.terminate()))
  }

  #turnAway(): void {
    for (const { answer } of this.#waiting.splice(0)) answer(failure('busy'))
  }

  /** The next question to the next thread that has nothing to do; another thread if there may be one. */
  #next(): void {
    if (this.#waiting.length === 0) return
    const thread = this.#idle.pop()
    if (!thread) {
      if (this.#all.size < this.#limits.threads) this.#start()
      return
    }
    const first = this.#waiting.shift()
    if (first && performance.now() - first.since <= this.#limits.waiting) this.#give(thread, first)
    else {
      first?.answer(failure('busy'))
      this.#free(thread)
    }
  }

  /** A thread has nothing to do as soon as it says that it has loaded the rules. */
  #start(): void {
    const worker = this.#begin()
    const thread: Thread = { worker, said: () => this.#free(thread), ended: () => this.#turnAway() }
    this.#all.add(thread)
    worker.on('message', (reckoned: Reckoned) => thread.said(reckoned))
    worker.on('error', () => this.#end(thread))
    worker.on('exit', () => this.#end(thread))
    worker.unref()
  }

  #free(thread: Thread): void {
    this.#idle.push(thread)
    this.#next()
  }

  #end(thread: Thread): void {
    if (!this.#all.delete(thread)) return
    const place = this.#idle.indexOf(thread)
    if (place >= 0) this.#idle.splice(place, 1)
    void thread.worker.terminate()
    thread.ended()
    this.#next()
  }

  #give(thread: Thread, { question, answer }: Waiting): void {
    const timer = setTimeout(() => this.#end(thread), this.#limits.working)
    thread.said = (reckoned) => {
      clearTimeout(timer)
      thread.said = () => {}
      thread.ended = () => {}
      answer(success(reckoned))
      this.#free(thread)
    }
    thread.ended = () => {
      clearTimeout(timer)
      answer(failure('too-long'))
    }
    thread.worker.postMessage(question)
  }
}
