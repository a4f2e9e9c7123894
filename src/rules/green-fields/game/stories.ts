import { linesOf, momentsOf, type StoryOf, shelledOf, tellingOf } from '#screen/stories.ts'
import { type Told, toldTo } from './names.ts'
import { AIR_STORIES, type AirShapes } from './phases/air/stories.ts'
import { ASSAULT_STORIES, type AssaultShapes } from './phases/assault/stories.ts'
import { BOMBARDMENT_STORIES, type BombardmentShapes } from './phases/bombardment/stories.ts'
import { CAMPAIGN_STORIES, type CampaignShapes } from './phases/campaign/stories.ts'
import { CLOSE_ASSAULT_STORIES, type CloseAssaultShapes } from './phases/close-assault/stories.ts'
import { DEPLOYMENT_STORIES, type DeploymentShapes } from './phases/deployment/stories.ts'
import { MOVEMENT_STORIES, type MovementShapes } from './phases/movement/stories.ts'
import { SUPPLY_STORIES, type SupplyShapes } from './phases/replacements/stories.ts'
import { TRENCH_STORIES, type TrenchShapes } from './phases/trench/stories.ts'
import type { SideName } from './sides.ts'
import type { State } from './state.ts'
import type { Page, Pages } from './story-page.ts'

interface StoryShapes
  extends AirShapes,
    AssaultShapes,
    BombardmentShapes,
    CampaignShapes,
    CloseAssaultShapes,
    DeploymentShapes,
    MovementShapes,
    SupplyShapes,
    TrenchShapes {
  /** Something hidden from a side was shown to it; what, its view tells. */
  revealed: { readonly reveals: true }
}

/** What happened, in the terms of the game, for the log and the war diary. It changes nothing, and may be for one side alone. */
export type Story = StoryOf<StoryShapes> & { readonly only?: SideName }

const STORIES: Pages<StoryShapes> = {
  ...AIR_STORIES,
  ...ASSAULT_STORIES,
  ...BOMBARDMENT_STORIES,
  ...CAMPAIGN_STORIES,
  ...CLOSE_ASSAULT_STORIES,
  ...DEPLOYMENT_STORIES,
  ...MOVEMENT_STORIES,
  ...SUPPLY_STORIES,
  ...TRENCH_STORIES,
  revealed: { line: () => '', weight: () => 0 },
}

/** All that is known of a story of this kind. */
export const pageOf = ({ kind }: Story): Page<Story> => {
  const page: Page<Story> = STORIES[kind]
  return page
}

const lineOf = linesOf<State, Story, Told>(STORIES)

/** One line for the log of a side, or of an umpire. */
export const tell = (state: State, story: Story, viewer: string): string =>
  lineOf(toldTo(state, viewer), story)

/** How much a story matters to the player who hears of it. */
export const telling = tellingOf<State, Story, Told>(STORIES)

/** Units lost, zones taken, close assaults decided. */
export const moments = momentsOf<State, Story, Told>(STORIES)

/** Where guns fired or a mine went up. */
export const shelled = shelledOf<State, Story, Told>(STORIES)
