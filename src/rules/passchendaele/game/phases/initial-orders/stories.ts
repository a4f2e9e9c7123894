import type { StoryPages } from '#screen/stories.ts'
import type { SideName } from '../../../vocabulary.ts'
import { HOLDER_WORDS } from '../../../wording.ts'
import { lyingSheaves, middlesOf } from '../../board/sheaves.ts'
import type { State } from '../../state.ts'

export interface InitialOrdersShapes {
  'orders-written': { readonly side: SideName }
  'orders-revealed': { readonly reveals: true }
}

export const INITIAL_ORDERS_STORIES: StoryPages<InitialOrdersShapes, State> = {
  'orders-written': {
    line: (_, { side }) => `The first orders of ${HOLDER_WORDS[side]} are written.`,
    weight: () => 0,
  },
  'orders-revealed': {
    line: () => 'Both sides reveal their first orders.',
    weight: () => 0,
    shells: ({ after }) => lyingSheaves(after).flatMap(middlesOf),
  },
}
