import type { OrderForms } from '#kernel/game/pages.ts'
import type { Page as KernelPage } from '#kernel/game/phases.ts'
import type { Side } from '../../vocabulary.ts'
import type { State } from '../state.ts'
import type { Story } from '../stories.ts'
import type { PhaseName, PhaseOf } from './shapes.ts'

/** What the players may do in one phase. */
export type Page<N extends PhaseName, F extends OrderForms> = KernelPage<State, PhaseOf<N>, Side, F, Story>
