import type { Lines } from '../../stories/words.ts'
import type { MoraleStory } from './story.ts'

export const MORALE_LINES: Lines<MoraleStory> = {
  tested: (_, { battalion, total, result }) => `${battalion} tests its morale: ${total}, ${result}.`,
  retreated: (_, { battalion }) => `${battalion} falls back.`,
  routed: (_, { battalion }) => `${battalion} routs.`,
  'stood-fast': (_, { battalion }) => `${battalion} stands fast.`,
  'support-tested': (_, { id, lost }) => (lost ? `${id} is abandoned.` : `${id} stays in action.`),
}
