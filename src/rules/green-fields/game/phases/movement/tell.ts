import { several } from '#kernel/words.ts'
import { diceThrown, points } from '../../../wording.ts'
import { referenceOf } from '../../board/grid.ts'
import {
  type Lines,
  nameOf,
  namesOf,
  savedWords,
  sideName,
  sufferedWords,
  unitDoes,
} from '../../stories/words.ts'
import type { MovementStory } from './story.ts'

const RALLY_WORDS = {
  steady: 'steady again',
  suppressed: 'still suppressed',
  routing: 'still running',
} as const

const RIDING_WORDS = {
  mount: 'mounts',
  dismount: 'dismounts',
  load: 'climbs onto lorries',
  unload: 'gets off its lorries',
} as const

export const MOVEMENT_LINES: Lines<MovementStory> = {
  'rally-thrown': (state, { unit, dice, hits, status }) =>
    dice === 0
      ? `${unitDoes(state, unit, 'is')} ${RALLY_WORDS[status]}.`
      : `${unitDoes(state, unit, 'tries')} to rally (${diceThrown(dice)}, ${several(hits, 'success', 'successes')}): ${RALLY_WORDS[status]}.`,
  moved: (state, { units, from, to, contested }) => {
    const who = namesOf(state, units)
    const way = `from ${referenceOf(state.country, from)} ${contested ? 'into' : 'to'} ${referenceOf(state.country, to)}`
    return `${who} ${units.length === 1 ? 'goes' : 'go'} ${way}${contested ? ', among the enemy' : ''}.`
  },
  'broke-down': (state, { unit, zone, dice, hits, saves, casualties }) =>
    hits === 0
      ? `${unitDoes(state, unit, 'gets')} through ${referenceOf(state.country, zone)} without a breakdown (${diceThrown(dice)}).`
      : `${unitDoes(state, unit, 'breaks')} down in ${referenceOf(state.country, zone)}: ${diceThrown(dice)}, ${several(hits, 'hit')}, ${savedWords(hits, saves)}, ${points(casualties)} lost.`,
  'opportunity-fire': (state, { unit, from, zone, dice, hits, struck }) =>
    `${nameOf(state, unit)} in ${referenceOf(state.country, from)} fires on ${referenceOf(state.country, zone)}: ${diceThrown(dice)}, ${several(hits, 'hit')}. ${sufferedWords(state, struck)}`,
  riding: (state, { unit, how, zone }) =>
    `${unitDoes(state, unit, RIDING_WORDS[how])} in ${referenceOf(state.country, zone)}.`,
  overrun: (state, { unit, zone }) =>
    `${unitDoes(state, unit, 'is')} caught alone in ${referenceOf(state.country, zone)} and destroyed.`,
  'mounts-lost': (state, { unit, zone }) =>
    `The mounts of ${nameOf(state, unit)} in ${referenceOf(state.country, zone)} fall to the enemy.`,
  exited: (state, { unit, zone }) =>
    `${unitDoes(state, unit, 'is')} through: off the enemy's edge from ${referenceOf(state.country, zone)}.`,
  'depot-overrun': (state, { side }) => `${sideName(state, side)} loses its whole depot.`,
}
