import type { Outcomes } from '#screen/results.ts'
import {
  linesOf,
  momentsOf,
  resultsOf,
  type StoryOf,
  type StoryPages,
  shelledOf,
  tellingOf,
} from '#screen/stories.ts'
import { ACTIVATION_STORIES, type ActivationShapes } from './phases/activation/stories.ts'
import { ARMISTICE_STORIES, type ArmisticeShapes } from './phases/armistice/stories.ts'
import { ATTACHMENT_STORIES, type AttachmentShapes } from './phases/attachment/stories.ts'
import { CLOSE_COMBAT_STORIES, type CloseCombatShapes } from './phases/close-combat/stories.ts'
import { DEPLOYMENT_STORIES, type DeploymentShapes } from './phases/deployment/stories.ts'
import { INITIAL_ORDERS_STORIES, type InitialOrdersShapes } from './phases/initial-orders/stories.ts'
import { MOVEMENT_STORIES, type MovementShapes } from './phases/movement/stories.ts'
import { TURN_STORIES, type TurnShapes } from './phases/turn/stories.ts'
import type { State } from './state.ts'

interface StoryShapes
  extends ActivationShapes,
    ArmisticeShapes,
    AttachmentShapes,
    CloseCombatShapes,
    DeploymentShapes,
    InitialOrdersShapes,
    MovementShapes,
    TurnShapes {}

/**
 * What happened, in the terms of the game, for the log and the report. It changes nothing, and holds nothing that either
 * side may not know (PA-SCALE-04).
 */
export type Story = StoryOf<StoryShapes>

const STORIES: StoryPages<StoryShapes, State> = {
  ...ACTIVATION_STORIES,
  ...ARMISTICE_STORIES,
  ...ATTACHMENT_STORIES,
  ...CLOSE_COMBAT_STORIES,
  ...DEPLOYMENT_STORIES,
  ...INITIAL_ORDERS_STORIES,
  ...MOVEMENT_STORIES,
  ...TURN_STORIES,
}

/** One line for the log; the state is the one just after the story. */
export const tell = linesOf<State, Story>(STORIES)

/** How much a story matters to the player who was not asked. */
export const telling = tellingOf<State, Story>(STORIES)

export const SHOWN: Required<Pick<Outcomes<State, Story>, 'results' | 'moments' | 'shelled'>> = {
  results: resultsOf<State, Story>(STORIES),
  moments: momentsOf<State, Story>(STORIES),
  shelled: shelledOf<State, Story>(STORIES),
}
