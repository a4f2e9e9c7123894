import { several } from '../../../../../kernel/words.ts'
import { referenceOf } from '../../board/grid.ts'
import { type Lines, nameOf, sideName, sideWithin } from '../../stories/words.ts'
import type { AssaultStory } from './story.ts'

const WHY_OVER = {
  'half-suppressed': 'half of the attackers are out of action',
  agreed: 'both sides stop',
  'week-over': 'seven days are up',
} as const

const WORK_WORDS = { road: 'a road', bridge: 'a bridge', trench: 'a light trench' } as const

export const ASSAULT_LINES: Lines<AssaultStory> = {
  'flying-weather': (_, { flying }) =>
    flying ? 'The sky is clear enough to fly.' : 'Nobody flies today or tonight.',
  'assault-turn': (state, { day, turnOfDay, night, first }) =>
    `Day ${day}, ${night ? 'night' : `turn ${turnOfDay}`}: ${sideName(state, first)} moves first.`,
  'pioneers-built': (state, { unit, work, zone, to, hits, needed, success }) =>
    `${nameOf(state, unit)} works on ${WORK_WORDS[work]} in ${referenceOf(state.country, zone)}${to === null ? '' : ` towards ${referenceOf(state.country, to)}`}: ${several(hits, 'hit')} of ${needed}, ${success ? 'done' : 'not done'}.`,
  'works-seen': (state, { work, zone }) =>
    `There is ${WORK_WORDS[work]} in ${referenceOf(state.country, zone)}.`,
  'trench-scraped': (state, { unit, zone }) =>
    `${nameOf(state, unit)} digs a light trench in ${referenceOf(state.country, zone)}.`,
  'purchase-arrived': (state, { unit, arrived }) =>
    `${nameOf(state, unit)} ${arrived ? 'has come up' : 'is still on its way'}.`,
  'reserve-entered': (state, { unit, zone }) =>
    `${nameOf(state, unit)} comes on in ${referenceOf(state.country, zone)}.`,
  'entry-barred': (state, { unit, zone }) =>
    `${nameOf(state, unit)} finds the enemy in ${referenceOf(state.country, zone)} and stays where it is.`,
  'would-stop': (state, { side }) => `${sideName(state, side)} would stop the assault.`,
  'zone-taken': (state, { zone, side }) =>
    `${sideName(state, side)} takes ${referenceOf(state.country, zone)}.`,
  'tunnel-taken': (state, { zone }) => `The tunnel from ${referenceOf(state.country, zone)} is lost.`,
  'assault-over': (state, { reason, taken }) =>
    `The assault is over: ${WHY_OVER[reason]}. ${sideName(state, 'a')} took ${several(taken.a, 'zone')}, ${sideWithin(state, 'b')} ${several(taken.b, 'zone')}.`,
}
