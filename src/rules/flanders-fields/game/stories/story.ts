import type { HarmStory } from '../harm/story.ts'
import type { AssaultStory } from '../phases/assault/story.ts'
import type { MoraleStory } from '../phases/morale/story.ts'
import type { TurnStory } from '../phases/turn/story.ts'

/** What happened, in the terms of the game, for the log and the report. It changes nothing. */
export type Story = AssaultStory | HarmStory | MoraleStory | TurnStory
