import type { Outcomes } from '#screen/results.ts'
import { linesOf, resultsOf, type StoryOf, type StoryPages, silentOf, tellingOf } from '#screen/stories.ts'
import { RAID_STORIES, type RaidShapes } from './phases/raid/stories.ts'
import type { State } from './state.ts'

type StoryShapes = RaidShapes

/** What happened, in the terms of the game, for the log and the report. It changes nothing. */
export type Story = StoryOf<StoryShapes>

const STORIES: StoryPages<StoryShapes, State> = { ...RAID_STORIES }

export const tell = linesOf<State, Story>(STORIES)

export const telling = tellingOf<State, Story>(STORIES)

/** What came of orders, for the screen. */
export const OUTCOMES: Outcomes<State, Story> = {
  results: resultsOf<State, Story>(STORIES),
  silent: silentOf<State, Story>(STORIES),
}
