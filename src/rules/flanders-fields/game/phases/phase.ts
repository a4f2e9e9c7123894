import type { ActionsPhase } from './actions/phase.ts'
import type { AssaultPhase } from './assault/phase.ts'
import type { MoralePhase } from './morale/phase.ts'

/** A decision that a side owes, or something that goes on by itself. */
export type Phase = ActionsPhase | AssaultPhase | MoralePhase

export type PhaseOf<N extends Phase['name']> = Extract<Phase, { readonly name: N }>
