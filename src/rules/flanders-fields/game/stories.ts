import type { Outcomes } from '#screen/results.ts'
import {
  eventViewOf,
  linesOf,
  momentsOf,
  resultsOf,
  type StoryOf,
  type StoryPages,
  shelledOf,
  silentOf,
  tellingOf,
} from '#screen/stories.ts'
import { HARM_STORIES, type HarmShapes } from './harm/stories.ts'
import { FIRE_STORIES, type FireShapes } from './phases/actions/fire/stories.ts'
import { GUN_STORIES, type GunShapes } from './phases/actions/guns/stories.ts'
import { MOVE_STORIES, type MoveShapes } from './phases/actions/moving/stories.ts'
import { ACTIONS_STORIES, type ActionsShapes } from './phases/actions/stories.ts'
import { ASSAULT_STORIES, type AssaultShapes } from './phases/assault/stories.ts'
import { BARRAGE_STORIES, type BarrageShapes } from './phases/barrages/stories.ts'
import { BATTALIONS_STORIES, type BattalionsShapes } from './phases/battalions/stories.ts'
import { CARD_STORIES, type CardShapes } from './phases/cards/stories.ts'
import { COMMAND_STORIES, type CommandShapes } from './phases/command/stories.ts'
import { DEPLOYMENT_STORIES, type DeploymentShapes } from './phases/deployment/stories.ts'
import { GAS_STORIES, type GasShapes } from './phases/gas/stories.ts'
import { MORALE_STORIES, type MoraleShapes } from './phases/morale/stories.ts'
import { PLAN_STORIES, type PlanShapes } from './phases/plans/stories.ts'
import { SUPPORT_STORIES, type SupportShapes } from './phases/support/stories.ts'
import { TURN_STORIES, type TurnShapes } from './phases/turn/stories.ts'
import type { State } from './state.ts'
import { ZONE_STORIES, type ZoneShapes } from './zones/stories.ts'

interface StoryShapes
  extends ActionsShapes,
    AssaultShapes,
    BarrageShapes,
    BattalionsShapes,
    CardShapes,
    CommandShapes,
    DeploymentShapes,
    FireShapes,
    GasShapes,
    GunShapes,
    HarmShapes,
    MoraleShapes,
    MoveShapes,
    PlanShapes,
    SupportShapes,
    TurnShapes,
    ZoneShapes {}

/** What happened, in the terms of the game, for the log and the report. It changes nothing. */
export type Story = StoryOf<StoryShapes>

const STORIES: StoryPages<StoryShapes, State> = {
  ...ACTIONS_STORIES,
  ...ASSAULT_STORIES,
  ...BARRAGE_STORIES,
  ...BATTALIONS_STORIES,
  ...CARD_STORIES,
  ...COMMAND_STORIES,
  ...DEPLOYMENT_STORIES,
  ...FIRE_STORIES,
  ...GAS_STORIES,
  ...GUN_STORIES,
  ...HARM_STORIES,
  ...MORALE_STORIES,
  ...MOVE_STORIES,
  ...PLAN_STORIES,
  ...SUPPORT_STORIES,
  ...TURN_STORIES,
  ...ZONE_STORIES,
}

export const tell = linesOf<State, Story>(STORIES)

export const eventView = eventViewOf<State, Story>(STORIES)

export const telling = tellingOf<State, Story>(STORIES)

/** What came of orders, for the screen. */
export const OUTCOMES: Outcomes<State, Story> = {
  results: resultsOf<State, Story>(STORIES),
  silent: silentOf<State, Story>(STORIES),
  moments: momentsOf<State, Story>(STORIES),
  shelled: shelledOf<State, Story>(STORIES),
}
