import { capitalised } from '../../../../../kernel/words.ts'
import { nameOf } from '../../stories/names.ts'
import type { Lines } from '../../stories/words.ts'
import type { TurnStory } from './story.ts'

const SIDE_WORDS = { attacker: 'The attacker', defender: 'The defender' } as const

export const TURN_LINES: Lines<TurnStory> = {
  'turn-begun': (_, { turn, side }) => `Turn ${turn}: ${SIDE_WORDS[side].toLowerCase()} acts.`,
  promoted: (state, { body }) => `${nameOf(state, body)} has a new commander, promoted on the field.`,
  'reserve-rolled': (_, { name, needed, arrives }) =>
    arrives
      ? `${capitalised(name)} comes up.`
      : `${capitalised(name)} does not come yet (${needed} or more needed).`,
  entered: (state, { unit }) => `${capitalised(nameOf(state, unit))} enters the table.`,
  'passed-on': (state, { unit, battalion }) =>
    `${capitalised(nameOf(state, unit))} is now ordered by ${nameOf(state, battalion)}.`,
  'objective-changed': (_, { name, holder }) =>
    holder ? `${SIDE_WORDS[holder]} holds ${name}.` : `Nobody holds ${name}.`,
  agreed: (_, { side }) => `${SIDE_WORDS[side]} offers to stop.`,
  'battle-ended': (_, { winner }) =>
    winner ? `The battle is over. ${SIDE_WORDS[winner]} has won.` : 'The battle is over. Nobody has won.',
}
