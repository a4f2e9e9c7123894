import { capitalised, listed } from '#kernel/words.ts'
import type { StoryPages } from '#screen/stories.ts'
import type { Side } from '../../../vocabulary.ts'
import { nameOf, unitsOf } from '../../names.ts'
import { toldByLine } from '../../shown-dice.ts'
import type { State } from '../../state.ts'

export interface SupportShapes {
  'staff-given': { readonly regiment: string; readonly battalion: string }
  'air-called': { readonly regiment: string; readonly total: number; readonly arrives: boolean }
  /** FF-AIR-03: the passes of a mission, as far as it came. */
  'air-attacked': {
    readonly regiment: string
    readonly side: Side
    readonly passes: readonly {
      readonly target: string
      readonly aircraft: number
      readonly defence: number
      readonly outcome: keyof typeof PASS_WORDS
    }[]
    readonly aircraft: 'ok' | 'driven-off' | 'destroyed'
  }
}

const PASS_WORDS = {
  none: 'not hit',
  'target-suppressed': 'suppressed',
  'target-destroyed': 'destroyed',
  'aircraft-driven-off': 'drives the aircraft off',
  'aircraft-destroyed': 'shoots the aircraft down',
} as const

export const SUPPORT_STORIES: StoryPages<SupportShapes, State> = {
  'staff-given': {
    line: (state, { regiment, battalion }) =>
      `The staff of ${nameOf(state, regiment)} helps ${nameOf(state, battalion)}.`,
    weight: () => 1,
    quiet: true,
  },
  'air-called': toldByLine(
    {
      line: (state, { regiment, total, arrives }) =>
        `${nameOf(state, regiment)} calls for aircraft: ${total}, ${arrives ? 'they come' : 'none come'}.`,
      weight: () => 1,
    },
    'air mission',
  ),
  'air-attacked': toldByLine(
    {
      line: (state, { passes }) =>
        passes.length === 0
          ? 'The aircraft attack nobody.'
          : `${capitalised(
              listed(
                passes.map(
                  ({ target, aircraft, defence, outcome }) =>
                    `${nameOf(state, target)} (${aircraft} against ${defence}) ${PASS_WORDS[outcome]}`,
                ),
              ),
            )} from the air.`,
      weight: () => 3.5,
      about: ({ passes }, state) =>
        unitsOf(
          state,
          passes.map(({ target }) => target),
        ),
    },
    'aircraft',
    'target',
  ),
}
