import type { AnyOrder, Side } from '../kernel/game/game.ts'
import { type AnyPhase, type Phased, topPhase } from '../kernel/game/phases.ts'
import type { LessonMoment } from './lesson.ts'

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
