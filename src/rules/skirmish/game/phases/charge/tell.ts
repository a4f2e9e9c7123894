import { capitalised, listed } from '#kernel/words.ts'
import { nameOf } from '../../stories/names.ts'
import type { Lines } from '../../stories/words.ts'
import type { ChargeStory } from './story.ts'

const ANSWERS = {
  fire: 'fires at point blank',
  'counter-charge': 'counter-charges',
  stand: 'stands to receive it',
} as const

export const CHARGE_LINES: Lines<ChargeStory> = {
  charged: (state, { units, target }) =>
    `${capitalised(listed(units.map((id) => nameOf(state, id))))} ${units.length > 1 ? 'charge' : 'charges'} ${nameOf(state, target)}.`,
  answered: (state, { unit, how }) => `${capitalised(nameOf(state, unit))} ${ANSWERS[how]}.`,
  'charge-stopped': (state, { unit }) => `The charge of ${nameOf(state, unit)} is stopped.`,
}
