import { inchesLong, several, sumWords } from '#kernel/words.ts'
import { LEVEL } from '../../../reckoning/status.ts'
import { ORDER_WORDS } from '../../../wording.ts'
import type { State } from '../../state.ts'
import { type Lines, nameOf } from '../../stories/words.ts'
import { unitNamed } from '../../units.ts'
import type { ActivationStory, CheckedStory } from './story.ts'

/** What became of the status: "stays solid", "drops to pinned". */
export const statusChange = ({ was, status }: Pick<CheckedStory, 'was' | 'status'>): string => {
  if (status === 'removed') return 'breaks'
  if (was === status) return `stays ${status}`
  return LEVEL[status] > LEVEL[was] ? `drops to ${status}` : `recovers to ${status}`
}

const checkedWords = (story: CheckedStory): string => {
  const { runners, roll, score, fallBack, inches } = story
  const sent = runners
    ? runners.received
      ? 'receives its new order and '
      : 'waits in vain for a runner and '
    : ''
  const move = fallBack ? ', must fall back' : inches > 0 ? `, may move ${inchesLong(inches)}` : ''
  return `${sent}${statusChange(story)}${move} (rolled ${sumWords(roll, score)}).`
}

const isFiring = (state: State, id: string): boolean => {
  const unit = unitNamed(state, id)
  return unit?.order === 'fire-barrage' && unit.bases.some(({ sheaf }) => sheaf !== null)
}

const hundredths = (inches: number): number => Math.round(inches * 100) / 100

const REMOVED = {
  broken: (bases: string) => `is destroyed: ${bases} lost`,
  surrendered: (bases: string) => `has no way back and surrenders with ${bases}`,
  jammed: (bases: string) => `is jammed among its own men and breaks up: ${bases} lost`,
} as const

/** Written objectives are never told (PA-SCALE-04). */
export const ACTIVATION_LINES: Lines<ActivationStory> = {
  'stood-by': (state, { unit }) =>
    `${nameOf(state, unit)} ${isFiring(state, unit) ? 'keeps up its barrage' : 'carries on'}.`,
  checked: (state, story) => `${nameOf(state, story.unit)} ${checkedWords(story)}`,
  ordered: (state, { unit, order }) => `${nameOf(state, unit)} now has the order to ${ORDER_WORDS[order]}.`,
  'shell-switched': (state, { unit, shell }) =>
    `${nameOf(state, unit)} switches to ${shell === 'gas' ? 'gas' : 'HE'}.`,
  'sheaf-laid': (state, { unit }) => `${nameOf(state, unit)} lays a sheaf.`,
  'sheaf-lifted': (state, { unit }) => `A sheaf of ${nameOf(state, unit)} is lifted.`,
  'gas-laid': (state, { unit }) => `${nameOf(state, unit)} fires gas.`,
  turned: (state, { unit, spread }) =>
    `${nameOf(state, unit)} changes its facing${spread > 0 ? ` and spreads out by up to ${inchesLong(hundredths(spread))}` : ''}.`,
  removed: (state, { unit, why, bases }) => `${nameOf(state, unit)} ${REMOVED[why](several(bases, 'base'))}.`,
  'objective-reached': (state, { unit }) => `${nameOf(state, unit)} has reached its objective and holds.`,
}
