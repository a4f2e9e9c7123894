import type { Refusal } from '#kernel/game/game.ts'
import type { PhaseRules as KernelPhaseRules } from '#kernel/game/phases.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import type { PlayerOrder } from '../orders.ts'
import type { SideName } from '../sides.ts'
import type { State } from '../state.ts'
import type { Story } from '../stories.ts'
import type { Phase } from './phase.ts'

/** What the players may do in one phase. */
export type PhaseRules<P extends Phase = Phase> = KernelPhaseRules<State, P, SideName, PlayerOrder, Story>

/** An order that belongs to another phase. */
export const notNow = (prompt: string): Refusal =>
  refuse('not-now', `This is not the moment for that. ${prompt}`)
