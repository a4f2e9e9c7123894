import type { CloudStory } from '../clouds/story.ts'
import type { FireStory } from '../fire/story.ts'
import type { HarmStory } from '../harm/story.ts'
import type { MoveStory } from '../moves/story.ts'
import type { NerveStory } from '../nerve/story.ts'
import type { ChargeStory } from '../phases/charge/story.ts'
import type { TurnStory } from '../phases/end/story.ts'
import type { MeleeStory } from '../phases/melee/story.ts'
import type { ShellStory } from '../shells/story.ts'

/** What happened, in the terms of the game, for the log and the report. It changes nothing. */
export type Story =
  | ChargeStory
  | CloudStory
  | FireStory
  | HarmStory
  | MeleeStory
  | MoveStory
  | NerveStory
  | ShellStory
  | TurnStory
