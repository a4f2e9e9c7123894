import { words } from '#kernel/words.ts'
import { HOLDER_WORDS } from '../../../wording.ts'
import type { Ending } from '../../state.ts'
import type { Lines } from '../../stories/words.ts'
import type { TurnStory } from './story.ts'

const endingWords = ({ winner, reason, degree, score }: Ending): string => {
  const points = `German ${score.german}, Entente ${score.entente}`
  if (!winner) return `Stalemate (${words(reason)}): ${points}.`
  return `${degree === 'decisive' ? 'A decisive' : 'A marginal'} victory for ${HOLDER_WORDS[winner]} (${words(reason)}): ${points}.`
}

export const TURN_LINES: Lines<TurnStory> = {
  'turn-begun': (_, { turn, winner }) => `Turn ${turn}: ${HOLDER_WORDS[winner]} have the initiative.`,
  'first-chosen': (_, { first }) => `First to move: ${HOLDER_WORDS[first]}.`,
  'side-finished': (_, { side }) => `All units of ${HOLDER_WORDS[side]} have been checked.`,
  'turn-ended': ({ turn }) => `Turn ${turn} is over.`,
  'battle-ended': (_, { ending }) => endingWords(ending),
}
