import { capitalised, several } from '#kernel/words.ts'
import { DECISIVE_LEAD } from '../../../tables/index.ts'
import { nameOf, sideWords } from '../../names.ts'
import { scores } from '../../scoring.ts'
import type { State } from '../../state.ts'
import type { Lines } from '../../stories/words.ts'
import type { TurnStory } from './story.ts'

/** FF-END-04 */
const byHowMuch = (state: State): string => {
  const { attacker, defender } = scores(state)
  const lead = Math.abs(attacker - defender)
  if (lead === 0) return ''
  return lead >= DECISIVE_LEAD
    ? ` decisively, by ${several(lead, 'point')}`
    : ` narrowly, by ${several(lead, 'point')}`
}

export const TURN_LINES: Lines<TurnStory> = {
  'turn-begun': (state, { turn, side }) => `Turn ${turn}: ${sideWords(state, side)}.`,
  promoted: (state, { body }) => `${nameOf(state, body)} has a new commander, promoted on the field.`,
  'reserve-rolled': (_, { name, needed, arrives }) =>
    arrives
      ? `${capitalised(name)}: up from reserve.`
      : `${capitalised(name)}: not up yet (${needed} or more needed).`,
  entered: (state, { unit, column }) =>
    `${capitalised(nameOf(state, unit))} enters the table${column ? ' in road column' : ''}.`,
  'passed-on': (state, { unit, battalion }) =>
    `${capitalised(nameOf(state, unit))} is now ordered by ${nameOf(state, battalion)}.`,
  'objective-changed': (state, { name, holder }) =>
    holder ? `${capitalised(sideWords(state, holder))} hold ${name}.` : `Nobody holds ${name}.`,
  agreed: (state, { side }) => `${capitalised(sideWords(state, side))} offer to stop.`,
  'battle-ended': (state, { winner, reason }) =>
    winner
      ? `The battle is over. ${capitalised(sideWords(state, winner))} have won${reason === 'concession' || reason === 'collapse' ? '' : byHowMuch(state)}.`
      : 'The battle is over. Nobody has won.',
}
