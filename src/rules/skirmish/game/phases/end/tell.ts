import { capitalised } from '#kernel/words.ts'
import { sideWords } from '../../stories/names.ts'
import type { Lines } from '../../stories/words.ts'
import type { TurnStory } from './story.ts'

/** Why it is over. */
export const END_WORDS: Readonly<Record<string, string>> = {
  'turn-limit': 'at the end of the last move',
  collapse: 'as a side has nobody left to fight',
  concession: 'as the other side gives up',
  agreement: 'as both sides agree to stop',
}

export const TURN_LINES: Lines<TurnStory> = {
  agreed: (state, { side }) => `${capitalised(sideWords(state, side))} would stop here.`,
  'move-begun': (_, { move }) => `Move ${move} begins.`,
  initiative: (state, { side }) => `${capitalised(sideWords(state, side))} have the initiative.`,
  'turn-chosen': (state, { side, turn }) => `${capitalised(sideWords(state, side))} move ${turn}.`,
  'objective-changed': (state, { name, holder }) =>
    holder ? `${capitalised(sideWords(state, holder))} hold ${name}.` : `Nobody holds ${name}.`,
  'battle-ended': (state, { winner, reason }) =>
    `${winner ? `${capitalised(sideWords(state, winner))} win` : 'The battle is drawn'} ${END_WORDS[reason] ?? reason}.`,
}
