import { capitalised, sumWords } from '#kernel/words.ts'
import type { MoraleResult } from '../../../vocabulary.ts'
import { nameOf } from '../../names.ts'
import type { Lines } from '../../stories/words.ts'
import type { MoraleStory } from './story.ts'

export const MORALE_WORDS: Readonly<Record<MoraleResult, string>> = {
  ok: 'it stands',
  'retreat-20': 'it falls back 20 cm',
  'retreat-40': 'it falls back 40 cm',
  rout: 'it routs',
  lost: 'it breaks and is lost',
}

const TRIGGERS = { half: 'half', 'three-quarters': 'three quarters' } as const

export const MORALE_LINES: Lines<MoraleStory> = {
  tested: (state, { battalion, trigger, roll, total, result }) =>
    `${nameOf(state, battalion)} has lost ${TRIGGERS[trigger]} of its platoons and tests its morale: ${sumWords(roll, total)}, ${MORALE_WORDS[result]}.`,
  retreated: (state, { battalion }) => `${nameOf(state, battalion)} falls back.`,
  routed: (state, { battalion }) => `${nameOf(state, battalion)} routs.`,
  'stood-fast': (state, { battalion }) => `${nameOf(state, battalion)} stands fast all the same.`,
  'support-tested': (state, { id, roll, lost }) =>
    capitalised(`${nameOf(state, id)} is ${lost ? 'abandoned' : 'kept in action'} (${roll}).`),
}
