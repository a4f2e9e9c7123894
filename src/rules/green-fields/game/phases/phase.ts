import type { AirPhase } from './air/phase.ts'
import type { AssaultPhase } from './assault/phase.ts'
import type { BombardmentPhase } from './bombardment/phase.ts'
import type { CampaignPhase } from './campaign/phase.ts'
import type { CloseAssaultPhase } from './close-assault/phase.ts'
import type { DeploymentPhase } from './deployment/phase.ts'
import type { MovementPhase } from './movement/phase.ts'
import type { SupplyPhase } from './replacements/phase.ts'
import type { TrenchPhase } from './trench/phase.ts'

/** A decision that a side owes, or that both owe at once. */
export type Phase =
  | AirPhase
  | AssaultPhase
  | BombardmentPhase
  | CampaignPhase
  | CloseAssaultPhase
  | DeploymentPhase
  | MovementPhase
  | SupplyPhase
  | TrenchPhase

export type PhaseOf<N extends Phase['name']> = Extract<Phase, { readonly name: N }>
