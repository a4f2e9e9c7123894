import { capitalised } from '#kernel/words.ts'
import { HOLDER_WORDS } from '../../../wording.ts'
import type { Lines } from '../../stories/words.ts'
import type { ArmisticeStory } from './story.ts'

export const ARMISTICE_LINES: Lines<ArmisticeStory> = {
  offered: (_, { side }) => `${capitalised(HOLDER_WORDS[side])} offer an armistice.`,
  'offer-answered': (_, { side, agrees }) =>
    agrees
      ? `${capitalised(HOLDER_WORDS[side])} agree to an armistice.`
      : `${capitalised(HOLDER_WORDS[side])} refuse: the battle goes on.`,
}
