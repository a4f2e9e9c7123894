import type { ActivationPhase } from './activation/phase.ts'
import type { ArmisticePhase } from './armistice/phase.ts'
import type { AttachmentPhase } from './attachment/phase.ts'
import type { CloseCombatPhase } from './close-combat/phase.ts'
import type { DeploymentPhase } from './deployment/phase.ts'
import type { InitialOrdersPhase } from './initial-orders/phase.ts'
import type { MovementPhase } from './movement/phase.ts'
import type { TurnPhase } from './turn/phase.ts'

/** A decision that a side owes, or that both owe at once. */
export type Phase =
  | ActivationPhase
  | ArmisticePhase
  | AttachmentPhase
  | CloseCombatPhase
  | DeploymentPhase
  | InitialOrdersPhase
  | MovementPhase
  | TurnPhase

export type PhaseOf<N extends Phase['name']> = Extract<Phase, { readonly name: N }>
