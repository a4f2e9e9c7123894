import type { AirStory } from './phases/air/story.ts'
import type { AssaultStory } from './phases/assault/story.ts'
import type { BombardmentStory } from './phases/bombardment/story.ts'
import type { CampaignStory } from './phases/campaign/story.ts'
import type { CloseAssaultStory } from './phases/close-assault/story.ts'
import type { DeploymentStory } from './phases/deployment/story.ts'
import type { MovementStory } from './phases/movement/story.ts'
import type { SupplyStory } from './phases/replacements/story.ts'
import type { TrenchStory } from './phases/trench/story.ts'
import type { Army, SideName, State, Unit, Zone, ZoneNumber } from './state.ts'

/** What changes in the state besides units, zones and armies. */
export type Change = Partial<
  Pick<
    State,
    'week' | 'loser' | 'step' | 'bridges' | 'tunnels' | 'boxes' | 'assault' | 'phases' | 'agreed' | 'ending'
  >
>

/** Every story may be for the ears of one side only. */
export interface Heard {
  readonly only?: SideName
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
) &
  Heard

/** What it changed. Changes are quiet: the story before them has told it. */
export type GameEvent =
  | Story
  | { readonly kind: 'unit'; readonly id: string; readonly set: Partial<Unit>; readonly reveals?: true }
  | { readonly kind: 'raised'; readonly unit: Unit }
  | { readonly kind: 'zone'; readonly zone: ZoneNumber; readonly set: Partial<Zone> }
  | { readonly kind: 'army'; readonly side: SideName; readonly set: Partial<Army> }
  | { readonly kind: 'state'; readonly set: Change }
