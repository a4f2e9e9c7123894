import { capitalised, several, words } from '#kernel/words.ts'
import { type SideName, sideIndex } from '../../../vocabulary.ts'
import { HOLDER_WORDS, SIDE_NAMES } from '../../../wording.ts'
import type { Ending } from '../../state.ts'
import type { Pages } from '../../story-page.ts'

export interface TurnShapes {
  'turn-begun': {
    readonly turn: number
    readonly winner: SideName
    readonly rolls: readonly (readonly [number, number])[]
  }
  'first-chosen': { readonly first: SideName }
  'side-finished': { readonly side: SideName }
  'turn-ended': object
  'battle-ended': { readonly ending: Ending }
}

const endingWords = ({ winner, reason, degree, score }: Ending): string => {
  const points = `German ${score.german}, Entente ${score.entente}`
  if (!winner) return `Stalemate (${words(reason)}): ${points}.`
  return `${degree === 'decisive' ? 'A decisive' : 'A marginal'} victory for ${HOLDER_WORDS[winner]} (${words(reason)}): ${points}.`
}

export const TURN_STORIES: Pages<TurnShapes> = {
  'turn-begun': {
    line: (_, { turn, winner }) => `Turn ${turn}: ${HOLDER_WORDS[winner]} have the initiative.`,
    weight: () => 0,
    result: {
      of: ({ story: { turn, winner, rolls }, dice }) => [
        {
          throws: rolls.flatMap(() =>
            dice.next(2).map((die, i) => ({
              label: die.for === 'german' ? SIDE_NAMES.german : SIDE_NAMES.entente,
              dice: [{ ...die, counted: die.for === winner }],
              ...(i === 0 ? {} : { against: true }),
            })),
          ),
          outcome: `Turn ${turn}: ${HOLDER_WORDS[winner]} have the initiative`,
        },
      ],
    },
  },
  'first-chosen': {
    line: (_, { first }) => `First to move: ${HOLDER_WORDS[first]}.`,
    weight: () => 0,
  },
  'side-finished': {
    line: (_, { side }) => `All units of ${HOLDER_WORDS[side]} have been checked.`,
    weight: () => 0,
  },
  'turn-ended': {
    line: ({ turn }) => `Turn ${turn} is over.`,
    weight: () => 0,
    moments: {
      of: ({ before, after }) =>
        after.objectives.flatMap(({ name, title = name, at, points, holder }, i) =>
          holder === 'none' || holder === before.objectives[i]?.holder
            ? []
            : [
                {
                  kind: 'taken',
                  side: sideIndex(holder),
                  title: `${capitalised(HOLDER_WORDS[holder])} hold ${title}`,
                  facts: [{ label: 'Worth', value: several(points, 'point') }],
                  places: [at],
                },
              ],
        ),
    },
  },
  'battle-ended': {
    line: (_, { ending }) => endingWords(ending),
    weight: () => 0,
  },
}
