import type { PhaseRules as KernelPhaseRules } from '../../../../kernel/game/phases.ts'
import type { Story } from '../events.ts'
import type { PlayerOrder } from '../orders.ts'
import type { SideName, State } from '../state.ts'
import type { Phase } from './phase.ts'

/** What the players may do in one phase. */
export type PhaseRules<P extends Phase = Phase> = KernelPhaseRules<State, P, SideName, PlayerOrder, Story>
