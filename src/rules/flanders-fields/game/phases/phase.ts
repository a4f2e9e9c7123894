import type { ActionsPhase } from './actions/phase.ts'
import type { BattalionsPhase } from './battalions/phase.ts'
import type { MoralePhase } from './morale/phase.ts'
import type { AirAttackPhase, SupportPhase } from './support/phase.ts'

/** A decision that a side owes, or something that goes on by itself. */
export type Phase = ActionsPhase | BattalionsPhase | MoralePhase | SupportPhase | AirAttackPhase

export type PhaseOf<N extends Phase['name']> = Extract<Phase, { readonly name: N }>
