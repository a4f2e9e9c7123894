import type { OrderForms } from '#kernel/game/pages.ts'
import type { Page as KernelPage } from '#kernel/game/phases.ts'
import type { Side } from '../../vocabulary.ts'
import type { Play } from '../play.ts'
import type { State } from '../state.ts'
import type { Story } from '../stories.ts'
import type { PhaseName, PhaseOf } from './shapes.ts'

/** All that belongs to one phase. Where nothing is left to decide nobody is pending, and `resume` closes it. */
export type Page<N extends PhaseName, F extends OrderForms> = KernelPage<State, PhaseOf<N>, Side, F, Story>

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
