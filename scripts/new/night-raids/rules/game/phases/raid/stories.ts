import { capitalised } from '#kernel/words.ts'
import type { StoryPages } from '#screen/stories.ts'
import { shownDice } from '#screen/thrown-dice.ts'
import { HITS } from '../../../tables/index.ts'
import type { Side } from '../../../vocabulary.ts'
import { menWords, SIDE_NAMES } from '../../../wording.ts'
import type { State } from '../../state.ts'

export interface RaidShapes {
  raided: { readonly side: Side; readonly men: number; readonly hits: number; readonly lost: number }
  'turn-ended': object
  'battle-ended': { readonly winner: Side | null }
}

export const RAID_STORIES: StoryPages<RaidShapes, State> = {
  raided: {
    line: (_, { side, men, hits, lost }) =>
      `${SIDE_NAMES[side]} raid with ${menWords(men)}: ${menWords(hits)} hit, ${menWords(lost)} lost.`,
    weight: ({ hits, lost }) => (hits + lost > 0 ? 4 : 2),
    about: ({ side }, { platoons }) => platoons.flatMap((one) => (one.side === side ? [one.id] : [])),
    result: {
      of: ({ story: { men, hits, lost }, dice }) => [
        {
          throws: [{ dice: shownDice(dice.take('raiders', men), (face) => (HITS[face - 1] ?? 0) > 0) }],
          outcome: `${capitalised(menWords(hits))} hit, ${menWords(lost)} lost`,
        },
      ],
    },
  },
  'turn-ended': { line: ({ turn }) => `Turn ${turn} is over.`, weight: () => 0, quiet: true },
  'battle-ended': {
    line: (_, { winner }) => (winner ? `${SIDE_NAMES[winner]} have won.` : 'A draw.'),
    weight: () => 0,
  },
}
