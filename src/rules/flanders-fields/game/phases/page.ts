import type { Refusal } from '#kernel/game/game.ts'
import type { OrderForm, OrderForms } from '#kernel/game/pages.ts'
import type { Page as KernelPage } from '#kernel/game/phases.ts'
import type { Accepted } from '#kernel/procedure/schema.ts'
import type { Side } from '../../vocabulary.ts'
import type { Play } from '../play.ts'
import type { State } from '../state.ts'
import type { Story } from '../stories.ts'
import type { PhaseName, PhaseOf } from './shapes.ts'

/** All that belongs to one phase. Where nothing is left to decide nobody is pending, and `resume` closes it. */
export type Page<N extends PhaseName, F extends OrderForms> = KernelPage<State, PhaseOf<N>, Side, F, Story>

/** What becomes of orders of one form in a phase that has several. */
export interface Decision<N extends PhaseName, F extends OrderForm> {
  readonly form: F
  check(state: State, phase: PhaseOf<N>, order: Accepted<F>): Refusal | undefined
  act(play: Play, phase: PhaseOf<N>, order: Accepted<F>): void
}

/** Methods, so that each decision may ask for its own kind of order. */
export interface AnyDecision<N extends PhaseName, K extends string, O> {
  readonly form: { readonly entries: { readonly kind: { readonly literal: K } } }
  check(state: State, phase: PhaseOf<N>, order: O): Refusal | undefined
  act(play: Play, phase: PhaseOf<N>, order: O): void
}

/** FF-TURN-14: something that happens by itself, one piece at each call, and takes itself off the stack when it is over. */
export const byItself = <N extends PhaseName>(
  next: (play: Play, phase: PhaseOf<N>) => void,
): Page<N, readonly []> => ({
  orders: [],
  pending: () => [],
  prompt: () => '',
  check: () => undefined,
  sample() {
    throw new Error('Nobody is asked: this happens by itself.')
  },
  act: next,
  resume: next,
})
