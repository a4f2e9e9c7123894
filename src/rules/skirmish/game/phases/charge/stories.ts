import { capitalised } from '#kernel/words.ts'
import type { StoryPages } from '#screen/stories.ts'
import { nameFirst, nameOf, namesOf } from '../../names.ts'
import type { State } from '../../state.ts'

export interface ChargeShapes {
  charged: { readonly units: readonly string[]; readonly target: string }
  answered: { readonly unit: string; readonly how: keyof typeof ANSWERS }
  'charge-stopped': { readonly unit: string }
}

const ANSWERS = {
  fire: 'fires at point blank',
  'counter-charge': 'counter-charges',
  stand: 'stands to receive it',
} as const

export const CHARGE_STORIES: StoryPages<ChargeShapes, State> = {
  charged: {
    line: (state, { units, target }) =>
      `${capitalised(namesOf(state, units))} ${units.length > 1 ? 'charge' : 'charges'} ${nameOf(state, target)}.`,
    weight: () => 3.4,
    about: ({ units, target }) => [...units, target],
  },
  answered: {
    line: (state, { unit, how }) => `${nameFirst(state, unit)} ${ANSWERS[how]}.`,
    weight: () => 0,
    quiet: true,
  },
  'charge-stopped': {
    line: (state, { unit }) => `The charge of ${nameOf(state, unit)} is stopped.`,
    weight: () => 3,
    about: ({ unit }) => [unit],
  },
}
