import type { HeardEvent } from '#kernel/game/battle/log.ts'
import type { Outcomes } from '#screen/results.ts'
import { linesOf, momentsOf, resultsOf, type StoryOf, shelledOf, tellingOf } from '#screen/stories.ts'
import { ACTIVATION_STORIES, type ActivationShapes } from './phases/activation/stories.ts'
import { ARMISTICE_STORIES, type ArmisticeShapes } from './phases/armistice/stories.ts'
import { ATTACHMENT_STORIES, type AttachmentShapes } from './phases/attachment/stories.ts'
import { CLOSE_COMBAT_STORIES, type CloseCombatShapes } from './phases/close-combat/stories.ts'
import { DEPLOYMENT_STORIES, type DeploymentShapes } from './phases/deployment/stories.ts'
import { INITIAL_ORDERS_STORIES, type InitialOrdersShapes } from './phases/initial-orders/stories.ts'
import { MOVEMENT_STORIES, type MovementShapes } from './phases/movement/stories.ts'
import { TURN_STORIES, type TurnShapes } from './phases/turn/stories.ts'
import type { State } from './state.ts'
import type { Deed, Pages } from './story-page.ts'

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

const STORIES: Pages<StoryShapes> = {
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

interface Reported {
  deeds?(heard: { readonly story: Story; readonly before: State; readonly after: State }): readonly Deed[]
  loses?(story: Story): number
}

const REPORTED: Readonly<Record<Story['kind'], Reported>> = STORIES

/** Breakthroughs, surrenders and gas. */
export const deedsIn = ({ event: story, before, after }: HeardEvent<State, Story>): readonly Deed[] =>
  REPORTED[story.kind].deeds?.({ story, before, after }) ?? []

/** How many bases the unit loses that a story is about. */
export const basesLostBy = (story: Story): number => REPORTED[story.kind].loses?.(story) ?? 0
