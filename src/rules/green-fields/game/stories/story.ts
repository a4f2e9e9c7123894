import type { AirStory } from '../phases/air/story.ts'
import type { AssaultStory } from '../phases/assault/story.ts'
import type { BombardmentStory } from '../phases/bombardment/story.ts'
import type { CampaignStory } from '../phases/campaign/story.ts'
import type { CloseAssaultStory } from '../phases/close-assault/story.ts'
import type { DeploymentStory } from '../phases/deployment/story.ts'
import type { MovementStory } from '../phases/movement/story.ts'
import type { SupplyStory } from '../phases/replacements/story.ts'
import type { TrenchStory } from '../phases/trench/story.ts'
import type { SideName } from '../sides.ts'

/** Every story may be for the ears of one side only. */
export interface Heard {
  readonly only?: SideName
}

/** Something hidden from a side was shown to it; what, its view tells. */
interface Revealed {
  readonly kind: 'revealed'
  readonly reveals: true
}

/** What happened, in the terms of the game, for the log and the war diary. It changes nothing. */
export type Story = (
  | AirStory
  | AssaultStory
  | BombardmentStory
  | CampaignStory
  | CloseAssaultStory
  | DeploymentStory
  | MovementStory
  | SupplyStory
  | TrenchStory
  | Revealed
) &
  Heard
