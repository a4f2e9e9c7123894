import type { AnyOrder, Side } from '../kernel/game/game.ts'

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
  readonly seed: number
  /** The side the player leads. */
  readonly side: Side
  readonly steps: readonly LessonStep<V>[]
  /** What is said while the lesson waits for its next step. */
  readonly meanwhile: string
}
