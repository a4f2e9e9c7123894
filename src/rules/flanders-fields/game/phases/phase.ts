import type { ActionsPhase, OrderDiePhase } from './actions/phase.ts'
import type { AssaultPhase } from './assault/phase.ts'
import type { BarragePhase } from './barrages/phase.ts'
import type { BattalionsPhase, HeroicAnswerPhase } from './battalions/phase.ts'
import type { CardsPhase } from './cards/phase.ts'
import type { CommandPhase } from './command/phase.ts'
import type { DeploymentPhase } from './deployment/phase.ts'
import type { GasPhase } from './gas/phase.ts'
import type { MoralePhase } from './morale/phase.ts'
import type { PlanPhase } from './plans/phase.ts'
import type { AirAttackPhase, SupportPhase } from './support/phase.ts'
import type { TurnPhase } from './turn/phase.ts'

/** A decision that a side owes, or something that goes on by itself. */
export type Phase =
  | ActionsPhase
  | OrderDiePhase
  | AssaultPhase
  | BarragePhase
  | BattalionsPhase
  | HeroicAnswerPhase
  | CommandPhase
  | CardsPhase
  | DeploymentPhase
  | GasPhase
  | MoralePhase
  | PlanPhase
  | AirAttackPhase
  | SupportPhase
  | TurnPhase

export type PhaseOf<N extends Phase['name']> = Extract<Phase, { readonly name: N }>
