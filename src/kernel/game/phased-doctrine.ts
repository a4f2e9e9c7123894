import type { Schema } from '../procedure/schema.ts'
import { type Answer, anything, type Doctrine, judging, type Staff, type Wishes } from './commander.ts'
import type { AnyOrder, Side } from './game.ts'
import { type AnyPhase, type Phased, topPhase } from './phases.ts'

/** What a commander wants in one phase; a method, so that each may ask for its own kind of phase. */
interface InPhase<S, P, O extends AnyOrder> {
  wishes(situation: S, phase: P, staff: Staff, unit: string | undefined): Wishes<O>
}

export type PhaseWishes<S, P, O extends AnyOrder> = InPhase<S, P, O>['wishes']

/** What a commander wants, phase by phase: a new phase does not compile until its doctrine is written. */
export type DoctrineOf<S, P extends AnyPhase, O extends AnyOrder> = {
  readonly [K in P['name']]: PhaseWishes<S, Extract<P, { readonly name: K }>, O>
}

/** The parts of a doctrine that judges phase by phase. */
interface PhasedJudgement<V, P extends AnyPhase, N extends Side, O extends AnyOrder, S> {
  readonly sides: readonly N[]
  readonly order: Schema<O>
  situation(view: V, side: N): S
  readonly phases: Readonly<Record<P['name'], PhaseWishes<S, P, O>>>
  /** What it says to an offer to stop; by how it stands if left out. */
  answer?(situation: S): Answer
}

export const phasedDoctrine = <
  V extends Pick<Phased<P>, 'phases'>,
  P extends AnyPhase,
  N extends Side,
  O extends AnyOrder,
  S,
>({
  sides,
  order,
  situation,
  phases,
  answer,
}: PhasedJudgement<V, P, N, O, S>): Doctrine<V, O> =>
  judging<V, O, N, { readonly view: V; readonly judged: S }>({
    sides,
    order,
    situation: (view, side) => ({ view, judged: situation(view, side) }),
    wishes({ view, judged }, staff, unit) {
      const phase = topPhase<P>(view)
      if (!phase) return anything(order, staff)
      const name: P['name'] = phase.name
      return phases[name](judged, phase, staff, unit)
    },
    answer: answer && (({ judged }) => answer(judged)),
  })
