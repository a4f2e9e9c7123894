import { capitalised, listed } from '#kernel/words.ts'
import { nameOf } from '../../names.ts'
import type { Lines } from '../../stories/words.ts'
import type { SupportStory } from './story.ts'

const PASS_WORDS = {
  none: 'not hit',
  'target-suppressed': 'suppressed',
  'target-destroyed': 'destroyed',
  'aircraft-driven-off': 'drives the aircraft off',
  'aircraft-destroyed': 'shoots the aircraft down',
} as const

export const SUPPORT_LINES: Lines<SupportStory> = {
  'staff-given': (state, { regiment, battalion }) =>
    `The staff of ${nameOf(state, regiment)} helps ${nameOf(state, battalion)}.`,
  'air-called': (state, { regiment, total, arrives }) =>
    `${nameOf(state, regiment)} calls for aircraft: ${total}, ${arrives ? 'they come' : 'none come'}.`,
  'air-attacked': (state, { passes }) =>
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
}
