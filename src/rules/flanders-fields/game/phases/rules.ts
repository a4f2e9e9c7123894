import type { Refusal } from '#kernel/game/game.ts'
import type { PhaseRules as KernelPhaseRules } from '#kernel/game/phases.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import type { Side } from '../../vocabulary.ts'
import type { PlayerOrder } from '../orders.ts'
import type { Play } from '../play.ts'
import type { State } from '../state.ts'
import type { Story } from '../stories.ts'
import type { Phase } from './shapes.ts'

/** What the players may do in one phase. Where nothing is left to decide nobody is pending, and `resume` closes it. */
export type PhaseRules<P extends Phase = Phase> = KernelPhaseRules<State, P, Side, PlayerOrder, Story>

/** An order that belongs to another phase. */
export const notNow = (prompt: string): Refusal =>
  refuse('not-now', `This is not the moment for that. ${prompt}`, 'FF-TURN-17')

/** FF-TURN-14: something that happens by itself, one piece at each call, and takes itself off the stack when it is over. */
export const byItself = <P extends Phase>(next: (play: Play, phase: P) => void): PhaseRules<P> => ({
  pending: () => [],
  prompt: () => '',
  check: () => notNow('This happens by itself.'),
  sample: () => ({ kind: 'go-on' }),
  act: next,
  resume: next,
})
