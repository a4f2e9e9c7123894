import type { HarmStory } from '../harm/story.ts'
import type { FireStory } from '../phases/actions/fire/story.ts'
import type { GunStory } from '../phases/actions/guns/story.ts'
import type { MoveStory } from '../phases/actions/moves/story.ts'
import type { ActionsStory } from '../phases/actions/story.ts'
import type { AssaultStory } from '../phases/assault/story.ts'
import type { BarrageStory } from '../phases/barrages/story.ts'
import type { BattalionsStory } from '../phases/battalions/story.ts'
import type { CardStory } from '../phases/cards/story.ts'
import type { CommandStory } from '../phases/command/story.ts'
import type { DeploymentStory } from '../phases/deployment/story.ts'
import type { GasStory } from '../phases/gas/story.ts'
import type { MoraleStory } from '../phases/morale/story.ts'
import type { PlanStory } from '../phases/plans/story.ts'
import type { SupportStory } from '../phases/support/story.ts'
import type { TurnStory } from '../phases/turn/story.ts'
import type { ZoneStory } from '../zones/story.ts'

/** What happened, in the terms of the game, for the log and the report. It changes nothing. */
export type Story =
  | ActionsStory
  | AssaultStory
  | BarrageStory
  | BattalionsStory
  | CommandStory
  | CardStory
  | DeploymentStory
  | GasStory
  | GunStory
  | FireStory
  | HarmStory
  | MoraleStory
  | MoveStory
  | PlanStory
  | SupportStory
  | TurnStory
  | ZoneStory
