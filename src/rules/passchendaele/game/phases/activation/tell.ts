import { inchesLong, several } from '../../../../../kernel/words.ts'
import { becomesWords, ORDER_WORDS, rollWords } from '../../../wording.ts'
import { type Lines, nameOf } from '../../stories/words.ts'
import type { ActivationStory, CheckedStory } from './story.ts'

const checkedWords = ({ runners, roll, score, was, status, fallBack, inches }: CheckedStory): string => {
  const sent = runners ? (runners.received ? 'receives its new order, ' : 'waits in vain for a runner, ') : ''
  const move = fallBack ? ', must fall back' : inches > 0 ? `, may move ${inchesLong(inches)}` : ''
  return `${sent}rolls ${rollWords(roll, score)}: ${becomesWords(was, status)}${move}.`
}

/** Written objectives are never told (PA-SCALE-04). */
export const ACTIVATION_LINES: Lines<ActivationStory> = {
  'stood-by': (state, { unit }) => `${nameOf(state, unit)} stands by.`,
  checked: (state, story) => `${nameOf(state, story.unit)} ${checkedWords(story)}`,
  ordered: (state, { unit, order }) => `${nameOf(state, unit)} now has the order to ${ORDER_WORDS[order]}.`,
  'shell-switched': (state, { unit, shell }) =>
    `${nameOf(state, unit)} switches to ${shell === 'gas' ? 'gas' : 'HE'}.`,
  'sheaf-laid': (state, { unit }) => `${nameOf(state, unit)} lays a sheaf.`,
  'sheaf-lifted': (state, { unit }) => `A sheaf of ${nameOf(state, unit)} is lifted.`,
  'gas-laid': (state, { unit }) => `${nameOf(state, unit)} fires gas.`,
  turned: (state, { unit }) => `${nameOf(state, unit)} changes its facing.`,
  removed: (state, { unit, why, bases }) =>
    why === 'surrendered'
      ? `${nameOf(state, unit)} has no way back and surrenders with ${several(bases, 'base')}.`
      : `${nameOf(state, unit)} is destroyed: ${several(bases, 'base')} lost.`,
  'objective-reached': (state, { unit }) => `${nameOf(state, unit)} has reached its objective and holds.`,
}
