import { several, spelled } from '#kernel/words.ts'
import { points } from '../../../wording.ts'
import { referenceOf } from '../../board/grid.ts'
import { type Lines, sideName, sideWithin, unitDoes } from '../../stories/words.ts'
import type { AssaultStory } from './story.ts'

const WHY_OVER = {
  'half-suppressed': 'half of the attackers are out of action',
  agreed: 'both sides stop',
  'week-over': 'seven days are up',
  'quiet-day': 'a whole day and night went by without a fight',
} as const

const WORK_WORDS = { road: 'a road', bridge: 'a bridge', trench: 'a light trench' } as const

export const ASSAULT_LINES: Lines<AssaultStory> = {
  'flying-weather': (_, { flying }) =>
    flying ? 'The sky is clear enough to fly.' : 'Nobody flies today or tonight.',
  'assault-turn': (state, { day, turnOfDay, night, first }) =>
    `Day ${day}, ${night ? 'night' : `turn ${turnOfDay}`}: ${sideName(state, first)} moves first.`,
  'pioneers-built': (state, { unit, work, zone, to, hits, needed, success }) =>
    `${unitDoes(state, unit, 'works')} on ${WORK_WORDS[work]} in ${referenceOf(state.country, zone)}${to === null ? '' : ` towards ${referenceOf(state.country, to)}`}: ${several(hits, 'hit')} of ${spelled(needed)} needed, ${success ? 'done' : 'not done'}.`,
  'works-seen': (state, { work, zone }) =>
    `There is ${WORK_WORDS[work]} in ${referenceOf(state.country, zone)}.`,
  'trench-scraped': (state, { unit, zone }) =>
    `${unitDoes(state, unit, 'digs')} a light trench in ${referenceOf(state.country, zone)}.`,
  'purchase-arrived': (state, { unit, arrived }) =>
    `${unitDoes(state, unit, arrived ? 'has come up' : 'is still on the way')}.`,
  'reserve-entered': (state, { unit, zone }) =>
    `${unitDoes(state, unit, 'comes')} on in ${referenceOf(state.country, zone)}.`,
  'entry-barred': (state, { unit, zone }) =>
    `${unitDoes(state, unit, 'finds')} the way into ${referenceOf(state.country, zone)} barred by the enemy.`,
  'would-stop': (state, { side }) => `${sideName(state, side)} would stop the assault.`,
  'zone-taken': (state, { zone, side }) =>
    `${sideName(state, side)} takes ${referenceOf(state.country, zone)}.`,
  'wrecks-recovered': (state, { side, strength }) =>
    `${sideName(state, side)} drags home wrecked tanks of ${points(strength)}.`,
  'tunnel-taken': (state, { zone }) => `The tunnel from ${referenceOf(state.country, zone)} is lost.`,
  'assault-over': (state, { reason, taken }) =>
    `The assault is over: ${WHY_OVER[reason]}. ${sideName(state, 'a')} took ${several(taken.a, 'zone')}, ${sideWithin(state, 'b')} ${several(taken.b, 'zone')}.`,
}
