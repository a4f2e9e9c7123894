import { several } from '../../../../kernel/words.ts'
import type { Lines } from '../stories/words.ts'
import type { HarmStory } from './story.ts'

export const HARM_LINES: Lines<HarmStory> = {
  suppressed: (_, { stands }) => `${several(stands.length, 'stand')} suppressed.`,
  lost: (_, { id }) => `${id} is lost.`,
  'faces-marked': (_, { id }) => `${id} is under fire.`,
}
