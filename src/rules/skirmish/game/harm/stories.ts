import { several, words } from '#kernel/words.ts'
import type { StoryPages } from '#screen/stories.ts'
import type { Side } from '../../vocabulary.ts'
import { CAUSE_WORDS, type Cause } from '../causes.ts'
import { nameFirst, sideFirst } from '../names.ts'
import { follows, whereItStands } from '../results.ts'
import { sideIndex } from '../sides.ts'
import type { Fate, Lost, State } from '../state.ts'
import { unitNamed } from '../units.ts'
import { mountedWeapon } from '../weapons.ts'

export interface HarmShapes {
  fell: {
    readonly unit: string
    readonly figures: readonly string[]
    readonly how: Lost['how']
    readonly cause: Cause
  }
  'weapon-lost': { readonly unit: string; readonly weapon: string }
  'unit-gone': { readonly unit: string; readonly fate: Fate }
}

const fell = (state: State, { unit, figures, how, cause }: HarmShapes['fell']): string => {
  const men = several(figures.length, 'man', 'men')
  if (how === 'prisoner') return `${nameFirst(state, unit)}: ${men} taken prisoner.`
  if (how === 'off-table') return `${nameFirst(state, unit)}: ${men} off the table.`
  return `${nameFirst(state, unit)} loses ${men} to ${CAUSE_WORDS[cause]}.`
}

/** "7 of 8 left" */
const leftOf = (state: State, id: string): string => {
  const unit = unitNamed(state, id)
  return unit ? `${unit.figures.filter(({ hit }) => hit === null).length} of ${unit.strength} left` : ''
}

const MOUNTED_WORDS = { 'light-gun': 'gun', hmg: 'heavy machine gun', lmg: 'light machine gun' } as const

/** 'right light machine gun', for a weapon of a vehicle by its id (SK-VEH-20). */
const mountingWords = (id: string): string => {
  const mounted = mountedWeapon(id)
  if (!mounted) return words(id)
  const { kind, arc } = mounted
  return arc === 'all' ? MOUNTED_WORDS[kind] : `${arc} ${MOUNTED_WORDS[kind]}`
}

const FATES: Readonly<Record<Fate, { readonly line: string; readonly title: string }>> = {
  destroyed: { line: 'is no more', title: 'is destroyed' },
  surrendered: { line: 'has surrendered', title: 'has surrendered' },
  'off-table': { line: 'has left the table', title: 'has left the table' },
}

const lostSoFar = (state: State, side: Side): string =>
  several(state.lost.filter((one) => one.side === side).length, 'man', 'men')

export const HARM_STORIES: StoryPages<HarmShapes, State> = {
  fell: {
    line: fell,
    weight: ({ how }) => (how === 'dead' ? 3.2 : 4),
    about: ({ unit }) => [unit],
    result: {
      rank: () => 1,
      of: ({ story, after }) => [
        {
          throws: [],
          outcome: fell(after, story).replace(/\.$/, ''),
          ...follows(leftOf(after, story.unit)),
        },
      ],
    },
  },
  'weapon-lost': {
    line: (state, { unit, weapon }) =>
      `${nameFirst(state, unit)} has lost its ${weapon === '' ? 'weapon' : mountingWords(weapon)}.`,
    weight: () => 4,
    about: ({ unit }) => [unit],
  },
  'unit-gone': {
    line: (state, { unit, fate }) => `${nameFirst(state, unit)} ${FATES[fate].line}.`,
    weight: () => 5,
    about: ({ unit }) => [unit],
    moments: {
      of({ story: { unit: id, fate }, before, after }) {
        const unit = unitNamed(after, id)
        if (!unit) return []
        const last = after.lost.findLast((one) => one.unit === id)
        return [
          {
            kind: 'lost',
            side: sideIndex(after, unit.side),
            title: `${nameFirst(after, id)} ${FATES[fate].title}`,
            text: sideFirst(after, unit.side),
            facts: [
              ...(last ? [{ label: 'Lost to', value: CAUSE_WORDS[last.cause] }] : []),
              { label: 'Began with', value: several(unit.strength, 'man', 'men') },
              { label: 'Its side has lost', value: lostSoFar(after, unit.side) },
            ],
            unit: id,
            ...whereItStands(unitNamed(before, id)),
          },
        ]
      },
    },
  },
}
