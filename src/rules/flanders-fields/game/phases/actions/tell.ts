import { capitalised, listed, several, signed, sumWords } from '#kernel/words.ts'
import type { Modifier } from '../../../reckoning/modifier.ts'
import { nameOf } from '../../names.ts'
import type { Lines } from '../../stories/words.ts'
import type { ActionsStory } from './story.ts'

const BONUS_WORDS = {
  pals: 'Pals',
  professionalism: 'Professionalism',
  'prussian-discipline': 'Prussian Discipline',
  elan: 'Elan',
} as const

const HANDLED_WORDS = {
  limber: 'limbers up',
  unlimber: 'unlimbers',
  pack: 'packs up',
  unpack: 'takes up its position',
} as const

const actionWords = (actions: number, moveOnly: number): string => {
  const forward = moveOnly > 0 ? `, ${several(moveOnly, 'of them', 'of them')} for a move forward only` : ''
  return `${several(actions, 'action')}${forward}`
}

/** What a total is made of, beside the die. */
const madeOf = (modifiers: readonly Modifier[]): string =>
  modifiers.length === 0
    ? ''
    : ` (${modifiers.map(({ name, value }) => `${name.toLowerCase()} ${signed(value)}`).join(', ')})`

export const ACTIONS_LINES: Lines<ActionsStory> = {
  ordered(state, { unit, roll, modifiers, total, actions, moveOnly, staff, special }) {
    const help = [...(staff ? ['staff help'] : []), ...(special ? [BONUS_WORDS[special]] : [])]
    const helped = help.length > 0 ? ` with ${listed(help)}` : ''
    return `Order to ${nameOf(state, unit)}${helped}: ${sumWords(roll, total)}${madeOf(modifiers)}, ${actionWords(actions, moveOnly)}.`
  },
  'order-raised': (state, { unit, total, actions, moveOnly }) =>
    `${capitalised(nameOf(state, unit))} now has a total of ${total}: ${actionWords(actions, moveOnly)}.`,
  'unit-ended': () => '',
  recovered: (state, { unit, stands }) =>
    stands.length > 1
      ? `${several(stands.length, 'stand')} of ${nameOf(state, unit)} recover.`.replace(/^./, (c) =>
          c.toUpperCase(),
        )
      : `${capitalised(nameOf(state, stands[0] ?? unit))} recovers.`,
  'went-below': (state, { unit, stands }) =>
    `${capitalised(several(stands.length, 'platoon'))} of ${nameOf(state, unit)} ${stands.length === 1 ? 'goes' : 'go'} down into the shelters.`,
  handled: (state, { unit, how }) => `${capitalised(nameOf(state, unit))} ${HANDLED_WORDS[how]}.`,
}
