import { several } from '#kernel/words.ts'
import { referenceOf } from '../../board/grid.ts'
import { type Lines, sideName, sufferedWords, unitDoes } from '../../stories/words.ts'
import type { Facing } from './facings.ts'
import type { CloseAssaultStory } from './story.ts'

const FACING_WORDS: Readonly<Record<Facing, string>> = {
  front: ' in front',
  left: ' on the left',
  right: ' on the right',
  rear: ' in rear',
}

export const CLOSE_ASSAULT_LINES: Lines<CloseAssaultStory> = {
  'close-fire': (state, { zone, round, unit, facing, dice, struck }) =>
    `${referenceOf(state.country, zone)}, round ${round}${facing ? FACING_WORDS[facing] : ''}: ${unitDoes(state, unit, 'fires')} ${several(dice, 'die', 'dice')}; ${sufferedWords(state, struck)}`,
  'gave-way': (state, { zone, side }) =>
    `${sideName(state, side)} cannot fire a shot in ${referenceOf(state.country, zone)} and gives way.`,
  'close-assault-over': (state, { zone, side }) =>
    side
      ? `${sideName(state, side)} is left with ${referenceOf(state.country, zone)}.`
      : `Nobody is left in ${referenceOf(state.country, zone)}.`,
}
