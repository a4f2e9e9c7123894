import { capitalised, listed } from '../../../../../../kernel/words.ts'
import type { Lines } from '../../../stories/words.ts'
import { unitNamed } from '../../../units.ts'
import type { FireStory } from './story.ts'

const EFFECTS = { none: 'no effect', suppressed: 'suppressed', killed: 'killed' } as const

const faceOf = (face: string | null): string => (face === null || face === 'front' ? '' : ` (${face} face)`)

export const FIRE_LINES: Lines<FireStory> = {
  fired: (_, { firer, face, target, dice, outcome }) =>
    `${firer}${faceOf(face)} fires at ${target}: ${listed(dice.map(({ total }) => String(total)))}, ${EFFECTS[outcome]}.`,
  burst: (_, { gun, face, strikes }) =>
    `${gun}${faceOf(face)} fires: ${strikes
      .map(({ stand, total, outcome }) => `${stand} ${total ?? '-'}, ${EFFECTS[outcome]}`)
      .join('; ')}.`,
  'mad-minute': (state, { unit }) =>
    capitalised(`${unitNamed(state, unit)?.name ?? unit} has its Mad Minute.`),
}
