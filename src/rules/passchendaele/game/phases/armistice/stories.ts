import { capitalised } from '#kernel/words.ts'
import type { SideName } from '../../../vocabulary.ts'
import { HOLDER_WORDS } from '../../../wording.ts'
import type { Pages } from '../../story-page.ts'

export interface ArmisticeShapes {
  offered: { readonly side: SideName; readonly reveals: true }
  'offer-answered': { readonly side: SideName; readonly agrees: boolean }
}

export const ARMISTICE_STORIES: Pages<ArmisticeShapes> = {
  offered: {
    line: (_, { side }) => `${capitalised(HOLDER_WORDS[side])} offer an armistice.`,
    weight: () => 5,
  },
  'offer-answered': {
    line: (_, { side, agrees }) =>
      agrees
        ? `${capitalised(HOLDER_WORDS[side])} agree to an armistice.`
        : `${capitalised(HOLDER_WORDS[side])} refuse: the battle goes on.`,
    weight: () => 5,
  },
}
