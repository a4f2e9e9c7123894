import type { Refusal } from '#kernel/game/game.ts'
import type { OrderForms, OrderIn } from '#kernel/game/pages.ts'
import type { Page as KernelPage } from '#kernel/game/phases.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import type { SideName } from '../sides.ts'
import type { State } from '../state.ts'
import type { Story } from '../stories.ts'
import type { PhaseName, PhaseOf } from './shapes.ts'

/** What the players may do in one phase. */
export interface Page<N extends PhaseName, F extends OrderForms>
  extends KernelPage<State, PhaseOf<N>, SideName, F, Story> {
  /** GF-TURN-04: an order would change nothing. Those about one unit's place or standing order say so when they are checked. */
  changesNothing?(state: State, phase: PhaseOf<N>, side: SideName, order: OrderIn<F>): boolean
}

/** An order that is given in the phase, but not just now. */
export const notNow = (prompt: string): Refusal =>
  refuse('not-now', `This is not the moment for that. ${prompt}`)
