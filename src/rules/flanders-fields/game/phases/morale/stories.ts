import { capitalised, sumWords } from '#kernel/words.ts'
import type { StoryPages } from '#screen/stories.ts'
import type { MoraleResult, Side } from '../../../vocabulary.ts'
import { amid, lostSoFar } from '../../moments.ts'
import { nameOf, sideWords, unitsOf } from '../../names.ts'
import { added, die } from '../../shown-dice.ts'
import { sideIndex } from '../../sides.ts'
import type { State } from '../../state.ts'
import { battalionOf } from '../../units.ts'

export interface MoraleShapes {
  tested: {
    readonly battalion: string
    readonly trigger: 'half' | 'three-quarters'
    readonly roll: number
    readonly modifier: number
    readonly total: number
    readonly result: MoraleResult
  }
  retreated: { readonly battalion: string; readonly stands: readonly string[] }
  routed: { readonly battalion: string; readonly side: Side }
  'stood-fast': { readonly battalion: string; readonly usesLeft: number }
  /** FF-MOR-04 */
  'support-tested': { readonly id: string; readonly roll: number; readonly lost: boolean }
}

const RESULT_WORDS: Readonly<Record<MoraleResult, string>> = {
  ok: 'it stands',
  'retreat-20': 'it falls back 20 cm',
  'retreat-40': 'it falls back 40 cm',
  rout: 'it routs',
  lost: 'it breaks and is lost',
}

const TRIGGERS = { half: 'half', 'three-quarters': 'three quarters' } as const

export const MORALE_STORIES: StoryPages<MoraleShapes, State> = {
  tested: {
    line: (state, { battalion, trigger, roll, total, result }) =>
      `${nameOf(state, battalion)} has lost ${TRIGGERS[trigger]} of its platoons and tests its morale: ${sumWords(roll, total)}, ${RESULT_WORDS[result]}.`,
    weight: () => 4.5,
    result: {
      rank: () => 4,
      of: ({ story: { battalion, roll, modifier, total, result }, after }) => [
        {
          throws: [{ dice: [die(roll)], modifiers: added('grade and help', modifier), sum: total }],
          outcome: `${nameOf(after, battalion)} tests its morale: ${RESULT_WORDS[result]}`,
        },
      ],
    },
  },
  retreated: {
    line: (state, { battalion }) => `${nameOf(state, battalion)} falls back.`,
    weight: () => 4.5,
  },
  routed: {
    line: (state, { battalion }) => `${nameOf(state, battalion)} routs.`,
    weight: () => 5,
    moments: {
      rank: () => 2,
      of: ({ story: { battalion, side }, before, after }) => [
        {
          kind: 'lost',
          side: sideIndex(after, side),
          title: `${nameOf(after, battalion)} routs`,
          text: capitalised(sideWords(after, side)),
          facts: [
            { label: 'For the enemy', value: 'one point' },
            { label: 'Its side has lost', value: lostSoFar(after, side) },
          ],
          ...amid(before.stands.filter((stand) => battalionOf(before, stand)?.id === battalion)),
        },
      ],
    },
  },
  'stood-fast': {
    line: (state, { battalion }) => `${nameOf(state, battalion)} stands fast all the same.`,
    weight: () => 4.5,
  },
  'support-tested': {
    line: (state, { id, roll, lost }) =>
      capitalised(`${nameOf(state, id)} is ${lost ? 'abandoned' : 'kept in action'} (${roll}).`),
    weight: ({ lost }) => (lost ? 3.5 : 1.5),
    about: ({ id }, state) => unitsOf(state, [id]),
    result: {
      of: ({ story: { id, roll, lost }, after }) => [
        {
          throws: [{ dice: [die(roll, !lost)] }],
          outcome: capitalised(`${nameOf(after, id)} is ${lost ? 'abandoned' : 'kept in action'}`),
        },
      ],
    },
  },
}
