import type { Decision } from '#kernel/game/commander.ts'
import type { CommanderRules } from './commander-rules.ts'
import { limitOf } from './limits.ts'
import { type Counsel, counselled, decided, type Question, type Said, stoodIn } from './thinking.ts'

/** A thread that answers questions. */
interface Thread {
  ask(question: Question): void
  stop(): void
}

export type OpenThread = (hear: (said: Said) => void, died: () => void) => Thread

export interface Thought {
  readonly decision: Decision
  /** The player decided itself; else any legal order stands in. */
  readonly own: boolean
}

/** The computer players of a battle, one question at a time, away from the thread of the screen. */
export interface Thinker {
  /** Always comes to an answer; to none only if it was dropped meanwhile. */
  decide(question: Question): Promise<Thought | undefined>
  /** What the staff of a player says; nothing if it was dropped meanwhile or did not come to an end. */
  counsel(question: Question): Promise<Counsel | undefined>
  /** Nobody wants the answer any more. */
  drop(): void
  stop(): void
  /** What the players should know about it. */
  note(): string | undefined
}

/** Milliseconds a decision may take besides thinking ahead, and the thread to load the rules. */
const BUDGET = 2000
const LOADING = 8000
/** Without a decision between them. */
const MOST_DEATHS = 2

const TOO_LATE = 'No decision came in time: a legal order was taken at random.'
const HERE =
  'The thread of the computer player stopped twice. It decides on the thread of the screen now, which may hang for a moment.'

export const createThinker = (open: OpenThread, rules: CommanderRules): Thinker => {
  let thread: Thread | undefined
  let asked:
    | { readonly question: Question; readonly answer: (thought?: Thought, counsel?: Counsel) => void }
    | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let deaths = 0
  /** Plans that nobody wants any more; the thread comes to the end of them first. */
  let unwanted = 0

  const wait = (ms: number, then: () => void): void => {
    clearTimeout(timer)
    timer = setTimeout(then, ms)
  }
  const close = (): void => {
    thread?.stop()
    thread = undefined
    unwanted = 0
  }
  const finish = (thought: Thought | undefined, counsel?: Counsel): void => {
    clearTimeout(timer)
    const answer = asked?.answer
    asked = undefined
    answer?.(thought, counsel)
  }
  const standIn = (question: Question, why: string): Thought => ({
    decision: stoodIn(rules, question, why),
    own: false,
  })
  const failed = (question: Question, message: string): Thought =>
    standIn(question, `No decision (${message}): a legal order was taken at random.`)
  const here = (question: Question): Thought => {
    try {
      const decision = decided(rules, question)
      return decision ? { decision, own: true } : failed(question, 'there is no such game')
    } catch (thrown) {
      return failed(question, thrown instanceof Error ? thrown.message : String(thrown))
    }
  }
  const late = (): void => {
    close()
    if (asked) finish(standIn(asked.question, TOO_LATE))
  }
  const died = (): void => {
    close()
    deaths++
    if (!asked) return
    if (deaths < MOST_DEATHS) ask(asked.question)
    else if (asked.question.counsel) finish(undefined, counselled(rules, asked.question))
    else finish(here(asked.question))
  }
  const hear = (said: Said): void => {
    if (unwanted > 0) {
      if (said.said !== 'begun') unwanted--
      return
    }
    if (!asked) return
    if (said.said === 'begun') {
      wait(BUDGET + limitOf(asked.question.player), late)
      return
    }
    deaths = 0
    if (said.said === 'counselled') {
      finish(undefined, said.counsel)
      return
    }
    finish(
      said.said === 'decided' ? { decision: said.decision, own: true } : failed(asked.question, said.message),
    )
  }
  const start = (): Thread => {
    // What a stopped thread had still to say is not heard.
    const current = (): boolean => thread === opened
    const opened: Thread = open(
      (said) => current() && hear(said),
      () => current() && died(),
    )
    return opened
  }
  const ask = (question: Question): void => {
    wait(LOADING, died)
    try {
      thread ??= start()
      thread.ask(question)
    } catch {
      died()
    }
  }
  const drop = (): void => {
    if (!asked) return
    // A plan is soon thought out, and a thread takes long to begin.
    if (asked.question.counsel?.about === 'plan' && thread) unwanted++
    else close()
    finish(undefined)
  }
  return {
    decide(question) {
      drop()
      if (deaths >= MOST_DEATHS) return Promise.resolve(here(question))
      return new Promise((answer) => {
        asked = { question, answer }
        ask(question)
      })
    },
    counsel(question) {
      // A plan is only thought of while nothing else is.
      if (asked && question.counsel?.about === 'plan') return Promise.resolve(undefined)
      drop()
      if (deaths >= MOST_DEATHS) return Promise.resolve(counselled(rules, question))
      return new Promise((answer) => {
        asked = { question, answer: (_thought, counsel) => answer(counsel) }
        ask(question)
      })
    },
    drop,
    stop() {
      drop()
      close()
    },
    note: () => (deaths >= MOST_DEATHS ? HERE : undefined),
  }
}
