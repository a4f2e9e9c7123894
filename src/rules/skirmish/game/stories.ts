import type { Outcomes } from '#screen/results.ts'
import {
  linesOf,
  momentsOf,
  resultsOf,
  type StoryOf,
  type StoryPages,
  shelledOf,
  silentOf,
  tellingOf,
} from '#screen/stories.ts'
import { CLOUD_STORIES, type CloudShapes } from './clouds/stories.ts'
import { FIRE_STORIES, type FireShapes } from './fire/stories.ts'
import { HARM_STORIES, type HarmShapes } from './harm/stories.ts'
import { MOVE_STORIES, type MoveShapes } from './moves/stories.ts'
import { NERVE_STORIES, type NerveShapes } from './nerve/stories.ts'
import { CHARGE_STORIES, type ChargeShapes } from './phases/charge/stories.ts'
import { TURN_STORIES, type TurnShapes } from './phases/end/stories.ts'
import { MELEE_STORIES, type MeleeShapes } from './phases/melee/stories.ts'
import { SHELL_STORIES, type ShellShapes } from './shells/stories.ts'
import type { State } from './state.ts'

interface StoryShapes
  extends ChargeShapes,
    CloudShapes,
    FireShapes,
    HarmShapes,
    MeleeShapes,
    MoveShapes,
    NerveShapes,
    ShellShapes,
    TurnShapes {}

/** What happened, in the terms of the game, for the log and the report. It changes nothing. */
export type Story = StoryOf<StoryShapes>

const STORIES: StoryPages<StoryShapes, State> = {
  ...CHARGE_STORIES,
  ...CLOUD_STORIES,
  ...FIRE_STORIES,
  ...HARM_STORIES,
  ...MELEE_STORIES,
  ...MOVE_STORIES,
  ...NERVE_STORIES,
  ...SHELL_STORIES,
  ...TURN_STORIES,
}

export const tell = linesOf<State, Story>(STORIES)

export const telling = tellingOf<State, Story>(STORIES)

/** What came of orders, for the screen. */
export const OUTCOMES: Outcomes<State, Story> = {
  results: resultsOf<State, Story>(STORIES),
  silent: silentOf<State, Story>(STORIES),
  moments: momentsOf<State, Story>(STORIES),
  shelled: shelledOf<State, Story>(STORIES),
}
