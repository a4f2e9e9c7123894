import type { AnyOrder, Side } from '#kernel/game/game.ts'
import { type AnyPhase, type Phased, topPhase } from '#kernel/game/phases.ts'

/* A first battle that teaches: at the real controls, a few short words at a time. */

/** The parts of a battle's screen that a word can be about. */
export const LESSON_PLACES = ['prompt', 'table', 'orders', 'give', 'result', 'undo', 'report'] as const
export type LessonPlace = (typeof LESSON_PLACES)[number]

/** How things stand, as far as a lesson has to know. */
export interface LessonMoment<V = unknown> {
  readonly view: V
  /** The side that owes a decision at this device. */
  readonly deciding: Side | undefined
  /** The unit being looked at. */
  readonly chosen: string | undefined
  /** The order as it is being written, if anything has been written. */
  readonly writing: AnyOrder | undefined
  /** All that has been ordered, by both sides. */
  readonly given: readonly { readonly side: Side; readonly order: AnyOrder }[]
  /** Whether the player has taken something back since the step before. */
  readonly tookBack: boolean
  readonly over: boolean
}

export interface LessonStep<V = unknown> {
  readonly id: string
  readonly title: string
  /** Two or three short sentences. */
  readonly text: string
  readonly place: LessonPlace
  /** It is enough to have read it. */
  readonly read?: true
  /** It is only said when this is so; until then the lesson waits. */
  when?(moment: LessonMoment<V>): boolean
  /** It is done when this is so; it can always be passed over. */
  done?(moment: LessonMoment<V>): boolean
}

/** A first battle with what is said in it, in order. A step that is already done is never said. */
export interface Lesson<V = unknown> {
  readonly title: string
  /** What it teaches, in a sentence or two. */
  readonly about: string
  readonly scenario: string
  /** What is settled before it begins. */
  readonly options?: Readonly<Record<string, unknown>>
  readonly seed: number
  /** The side the player leads. */
  readonly side: Side
  readonly steps: readonly LessonStep<V>[]
  /** What is said while the lesson waits for its next step. */
  readonly meanwhile: string
}

/** Whether a moment of a lesson has come. */
export type MomentTest<V> = (moment: LessonMoment<V>) => boolean

const either =
  <V>(...tests: readonly MomentTest<V>[]): MomentTest<V> =>
  (moment) =>
    tests.some((test) => test(moment))

export const both =
  <V>(...tests: readonly MomentTest<V>[]): MomentTest<V> =>
  (moment) =>
    tests.every((test) => test(moment))

/** Moments of a game of phases, seen by the side that learns. */
export const momentsOf = <P extends AnyPhase, V extends Pick<Phased<P>, 'phases'>, O extends AnyOrder>(
  learner: Side,
  turnOf: (view: V) => number,
) => {
  const turnIs =
    (turn: number): MomentTest<V> =>
    ({ view }) =>
      turnOf(view) >= turn
  return {
    turnIs,
    /** The learner has to decide in one of these phases. */
    phaseIs:
      (...names: readonly P['name'][]): MomentTest<V> =>
      ({ view, deciding }) =>
        deciding === learner && names.some((name) => topPhase<P>(view)?.name === name),
    /** An own order of these kinds has been carried out. */
    given:
      (...kinds: readonly O['kind'][]): MomentTest<V> =>
      ({ given }) =>
        given.some(({ side, order }) => side === learner && kinds.some((kind) => kind === order.kind)),
    /** It is done, or the battle has gone on without it. */
    orBy: (turn: number, ...tests: readonly MomentTest<V>[]): MomentTest<V> =>
      either(...tests, turnIs(turn), ({ over }) => over),
  }
}
