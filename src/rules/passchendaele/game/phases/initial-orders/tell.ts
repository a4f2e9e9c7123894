import { HOLDER_WORDS } from '../../../wording.ts'
import type { Lines } from '../../stories/words.ts'
import type { InitialOrdersStory } from './story.ts'

export const INITIAL_ORDERS_LINES: Lines<InitialOrdersStory> = {
  'orders-written': (_, { side }) => `The first orders of ${HOLDER_WORDS[side]} are written.`,
  'orders-revealed': () => 'Both sides reveal their first orders.',
}
