import type { ActivationStory } from '../phases/activation/story.ts'
import type { ArmisticeStory } from '../phases/armistice/story.ts'
import type { AttachmentStory } from '../phases/attachment/story.ts'
import type { CloseCombatStory } from '../phases/close-combat/story.ts'
import type { DeploymentStory } from '../phases/deployment/story.ts'
import type { InitialOrdersStory } from '../phases/initial-orders/story.ts'
import type { MovementStory } from '../phases/movement/story.ts'
import type { TurnStory } from '../phases/turn/story.ts'

/**
 * What happened, in the terms of the game, for the log and the report. It changes nothing, and holds nothing that either
 * side may not know (PA-SCALE-04).
 */
export type Story =
  | ActivationStory
  | ArmisticeStory
  | AttachmentStory
  | CloseCombatStory
  | DeploymentStory
  | InitialOrdersStory
  | MovementStory
  | TurnStory
