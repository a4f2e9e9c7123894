import type { HarmStory } from '../harm/story.ts'
import type { TurnStory } from '../phases/end/story.ts'

/** What happened, in the terms of the game, for the log and the report. It changes nothing. */
export type Story = HarmStory | TurnStory
