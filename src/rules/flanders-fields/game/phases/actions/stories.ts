import { capitalised, listed, several, signed, sumWords } from '#kernel/words.ts'
import type { StoryPages } from '#screen/stories.ts'
import type { Modifier } from '../../../reckoning/modifier.ts'
import { FAILING_FACE } from '../../../tables/index.ts'
import type { OrderSpecial, OrderUnit, Side } from '../../../vocabulary.ts'
import { mapLabel } from '../../map-names.ts'
import { nameOf, unitsOf } from '../../names.ts'
import { die } from '../../shown-dice.ts'
import type { State } from '../../state.ts'
import { unitNamed } from '../../units.ts'

export interface ActionsShapes {
  /** FF-ORD-01: the die of a unit and what it gave. */
  ordered: {
    readonly unit: string
    readonly type: OrderUnit
    readonly side: Side
    readonly roll: number
    readonly modifier: number
    readonly modifiers: readonly Modifier[]
    readonly total: number
    readonly actions: number
    readonly moveOnly: number
    readonly staff: boolean
    readonly special: OrderSpecial | null
  }
  /** FF-EVT-04: a card has added to the die after it fell. */
  'order-raised': {
    readonly unit: string
    readonly total: number
    readonly actions: number
    readonly moveOnly: number
  }
  'unit-ended': { readonly unit: string; readonly unspent: number }
  /** Stands that have a marker less; none for a block house, whose faces have. */
  recovered: { readonly unit: string; readonly stands: readonly string[] }
  /** FF-DUG-06 */
  'went-below': { readonly unit: string; readonly stands: readonly string[] }
  handled: { readonly unit: string; readonly how: 'limber' | 'unlimber' | 'pack' | 'unpack' }
}

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

/** A unit as on the map; a block house by its name. */
const labelOf = (state: State, id: string): string => {
  const unit = unitNamed(state, id)
  return unit ? mapLabel(state, unit) : capitalised(nameOf(state, id))
}

export const ACTIONS_STORIES: StoryPages<ActionsShapes, State> = {
  ordered: {
    line(state, { unit, roll, modifiers, total, actions, moveOnly, staff, special }) {
      const help = [...(staff ? ['staff help'] : []), ...(special ? [BONUS_WORDS[special]] : [])]
      const helped = help.length > 0 ? ` with ${listed(help)}` : ''
      return `Order to ${nameOf(state, unit)}${helped}: ${sumWords(roll, total)}${madeOf(modifiers)}, ${actionWords(actions, moveOnly)}.`
    },
    weight: ({ actions }) => (actions > 0 ? 0 : 1.6),
    about: ({ unit, actions }, state) => (actions > 0 ? undefined : unitsOf(state, [unit])),
    alike: ({ actions }) =>
      actions > 0
        ? undefined
        : {
            key: 'idle',
            words: (count) => `${capitalised(several(count, 'unit'))} got no action from the die.`,
          },
    result: {
      of({ story: { unit, roll, modifiers, total, actions, moveOnly }, after }) {
        const forward = moveOnly > 0 ? `, ${several(moveOnly, 'of them', 'of them')} for moving only` : ''
        const failed = actions === 0 && roll === FAILING_FACE ? ': a natural 1 always fails' : ''
        return [
          {
            throws: [{ dice: [die(roll)], modifiers, sum: total }],
            outcome: `${labelOf(after, unit)}: ${actions === 0 ? 'no action' : several(actions, 'action')}${forward}`,
            follows: capitalised(`${nameOf(after, unit)} is ordered${failed}`),
          },
        ]
      },
    },
  },
  'order-raised': {
    line: (state, { unit, total, actions, moveOnly }) =>
      `${capitalised(nameOf(state, unit))} now has a total of ${total}: ${actionWords(actions, moveOnly)}.`,
    weight: () => 1,
  },
  'unit-ended': { line: () => '', weight: () => 0, quiet: true },
  recovered: {
    line: (state, { unit, stands }) =>
      stands.length > 1
        ? capitalised(`${several(stands.length, 'stand')} of ${nameOf(state, unit)} recover.`)
        : `${capitalised(nameOf(state, stands[0] ?? unit))} recovers.`,
    weight: () => 1.6,
    about: ({ unit }, state) => unitsOf(state, [unit]),
    alike: () => ({
      key: 'recovered',
      words: (count) => `${capitalised(several(count, 'unit'))} shake off suppression.`,
    }),
  },
  'went-below': {
    line: (state, { unit, stands }) =>
      `${capitalised(several(stands.length, 'platoon'))} of ${nameOf(state, unit)} ${stands.length === 1 ? 'goes' : 'go'} down into the shelters.`,
    weight: () => 1,
  },
  handled: {
    line: (state, { unit, how }) => `${capitalised(nameOf(state, unit))} ${HANDLED_WORDS[how]}.`,
    weight: () => 1.8,
    about: ({ unit }, state) => unitsOf(state, [unit]),
  },
}
