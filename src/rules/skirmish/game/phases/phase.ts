import type { BombardmentPhase } from './bombardment/phase.ts'
import type { ChargePhase } from './charge/phase.ts'
import type { DeploymentPhase } from './deployment/phase.ts'
import type { FirePhase } from './fire/phase.ts'
import type { InitiativePhase } from './initiative/phase.ts'
import type { MeleePhase } from './melee/phase.ts'
import type { MoralePhase } from './morale/phase.ts'
import type { MovementPhase } from './movement/phase.ts'
import type { NamingPhase } from './naming/phase.ts'
import type { PlotsPhase } from './plots/phase.ts'

/** The decisions of the game, and what goes on by itself but may be cut short by one. */
export type Phase =
  | BombardmentPhase
  | ChargePhase
  | DeploymentPhase
  | FirePhase
  | InitiativePhase
  | MeleePhase
  | MoralePhase
  | MovementPhase
  | NamingPhase
  | PlotsPhase

export type PhaseOf<N extends Phase['name']> = Extract<Phase, { readonly name: N }>
