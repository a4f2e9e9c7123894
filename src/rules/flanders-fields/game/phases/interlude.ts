import type { Random } from '#kernel/chance/random.ts'
import type { Refusal } from '#kernel/game/game.ts'
import type { OrderForm } from '#kernel/game/pages.ts'
import type { Accepted } from '#kernel/procedure/schema.ts'
import type { Side } from '../../vocabulary.ts'
import type { Play } from '../play.ts'
import type { State } from '../state.ts'
import type { Decision } from './page.ts'

/** FF-TURN-09: what may come between the orders of two units. */
export interface Interlude<F extends OrderForm> {
  readonly form: F
  check(state: State, side: Side, order: Accepted<F>): Refusal | undefined
  act(play: Play, side: Side, order: Accepted<F>): void
  /** Whether there is one to be done; as long as there is, the orders of the battalions wait for their end. */
  isPossible(state: State, side: Side): boolean
  /** A random one that `check` allows, if it comes to mind. */
  sample(state: State, side: Side, random: Random): Accepted<F> | undefined
}

/** The same as a decision of the phase that it comes in. */
export const between = <F extends OrderForm>(
  interlude: Interlude<F>,
): Decision<'battalion-orders' | 'support-orders', F> => ({
  form: interlude.form,
  check: (state, { side }, order) => interlude.check(state, side, order),
  act: (play, { side }, order) => interlude.act(play, side, order),
})
