import { several } from '#kernel/words.ts'
import { GROUND_WORDS, worksWords } from '../../../wording.ts'
import type { FireMission } from '../../army.ts'
import { referenceOf } from '../../board/grid.ts'
import { type Lines, nameOf, sideName, sufferedWords, type Told, unitDoes } from '../../stories/words.ts'
import { MISSION_WORDS } from './mission-words.ts'
import type { BombardmentStory } from './story.ts'

const targetWords = (state: Told, target: FireMission['target']): string => {
  if (target === 'depot') return 'the depot'
  return typeof target === 'number'
    ? referenceOf(state.country, target)
    : `${nameOf(state, target.unit)} behind the lines`
}

const diceWords = (dice: number, unobserved: boolean): string =>
  `${several(dice, 'die', 'dice')}${unobserved ? ', unobserved' : ''}`

export const BOMBARDMENT_LINES: Lines<BombardmentStory> = {
  'fire-planned': (state, { mission: { unit, mission, target } }) =>
    `${unitDoes(state, unit, MISSION_WORDS[mission].fires)} ${targetWords(state, target)}.`,
  'fire-announced': (state, { side, mission, target }) =>
    `${sideName(state, side)} ${MISSION_WORDS[mission].fires} ${targetWords(state, target)}.`,
  'fire-cancelled': (state, { unit }) => `${unitDoes(state, unit, 'is')} to hold fire.`,
  'fire-withdrawn': (state, { side, mission, target }) =>
    `${sideName(state, side)} calls off its ${mission === 'box' ? 'box barrage around' : 'fire on'} ${targetWords(state, target)}.`,
  'zone-shelled': (state, { side, zone, dice, unobserved, groundHits, struck }) =>
    `${sideName(state, side)} shells ${referenceOf(state.country, zone)} (${diceWords(dice, unobserved)}, ${several(groundHits, 'ground hit')}): ${sufferedWords(state, struck)}`,
  'box-laid': (state, { side, zone, guns, unobserved }) =>
    `${sideName(state, side)} boxes in ${referenceOf(state.country, zone)} with ${several(guns, 'regiment')}${unobserved ? ', unobserved' : ''}.`,
  'depot-shelled': (state, { side, dice, unobserved, lost }) =>
    `${sideName(state, side)} shells the depot (${diceWords(dice, unobserved)}): ${lost === 0 ? 'no harm done.' : `${several(lost, 'point')} lost.`}`,
  'off-board-shelled': (state, { side, dice, struck }) =>
    `${sideName(state, side)} shells behind the lines (${diceWords(dice, false)}): ${sufferedWords(state, struck)}`,
  'zone-gassed': (state, { zone, source, dice, lasting, gassed }) => {
    const hurt = gassed.filter(({ damage }) => damage > 0)
    const who = hurt.map(
      ({ unit, damage }) => `${unitDoes(state, unit, 'loses')} ${several(damage, 'point')} of experience`,
    )
    if (dice === 0) return `Gas shells on ${referenceOf(state.country, zone)} come to nothing: no dice.`
    const what = source === 'persistent' ? 'Gas lingers in' : lasting ? 'Persistent gas in' : 'Gas in'
    return `${what} ${referenceOf(state.country, zone)} (${diceWords(dice, false)} on each): ${who.length === 0 ? 'nobody is harmed' : who.join('; ')}.`
  },
  'ground-changed': (state, { zone, ground, degraded, trench, emplacement, roadCut }) => {
    const said = [
      ...(degraded ? [GROUND_WORDS[ground]] : []),
      ...(trench === undefined ? [] : [worksWords(trench, 'trench')]),
      ...(emplacement === undefined ? [] : [worksWords(emplacement, 'emplacement')]),
      ...(roadCut ? ['the road is cut'] : []),
    ]
    return `${referenceOf(state.country, zone)} now: ${said.join(', ')}.`
  },
}
