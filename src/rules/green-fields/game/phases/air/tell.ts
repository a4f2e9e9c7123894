import { listed, several, words } from '#kernel/words.ts'
import { points } from '../../../wording.ts'
import { referenceOf } from '../../board/grid.ts'
import { type Lines, nameOf, namesOf, sufferedWords, unitDoes } from '../../stories/words.ts'
import type { AirStory } from './story.ts'

const diceWords = (dice: number): string => several(dice, 'die', 'dice')

export const AIR_LINES: Lines<AirStory> = {
  'sortie-written': (state, { unit, period, strength }) =>
    `${unitDoes(state, unit, 'is')} to fly by ${period}${strength === undefined ? '' : ` with ${strength}`}.`,
  'sortie-cancelled': (state, { unit }) => `${unitDoes(state, unit, 'stays')} down.`,
  'took-off': (state, { period, units }) => `In the air by ${period}: ${namesOf(state, units)}.`,
  'fighters-met': (state, { struck }) => `Fighters meet: ${sufferedWords(state, struck)}`,
  'attacked-from-the-air': (state, story) => {
    const { unit, target, zone, flak, scrambled, dice, reply, lost, brokenOff, struck, depotLost } = story
    const aim = target === 'depot' || target === 'aerodrome' ? `the ${target}` : nameOf(state, target)
    const where = zone === null ? '' : ` in ${referenceOf(state.country, zone)}`
    const met = [
      ...(flak > 0 ? [`${diceWords(flak)} of flak`] : []),
      ...(scrambled > 0 ? [`${diceWords(scrambled)} of scrambled fighters`] : []),
      ...(dice > 0 ? [`${diceWords(dice)} on the target`] : []),
      ...(reply > 0 ? [`${diceWords(reply)} back`] : []),
    ]
    const cost =
      lost > 0
        ? ` ${unitDoes(state, unit, 'loses')} ${points(lost)}${brokenOff ? ' and turns away' : ''}.`
        : ''
    const grounded = story.balloonGrounded && struck[0]?.outcome !== 'destroyed'
    const harm =
      target === 'depot'
        ? depotLost > 0
          ? `${several(depotLost, 'depot point')} destroyed.`
          : 'the depot is unharmed.'
        : sufferedWords(state, struck)
    return `${unitDoes(state, unit, 'attacks')} ${aim}${where} (${met.join(', ')}): ${harm}${cost}${grounded ? ' The balloon is brought down for the day.' : ''}`
  },
  'bombers-driven-off': (state, { unit, scrambled, lost }) =>
    `${diceWords(scrambled)} of scrambled fighters meet ${nameOf(state, unit)} on the way to the aerodrome: it loses ${points(lost)} and turns away.`,
  'bombs-wasted': (state, { unit }) =>
    `${unitDoes(state, unit, 'finds')} the aerodrome empty and drops its bombs on grass.`,
  reconnoitred: (state, { unit, zones, units }) =>
    `${unitDoes(state, unit, 'looks')} at ${listed(zones.map((zone) => referenceOf(state.country, zone)))} and finds ${units === 0 ? 'nobody' : several(units, 'unit')}.`,
  'depot-sought': (state, { unit, flak, lost, found }) =>
    `${unitDoes(state, unit, 'flies')} over the depot through ${diceWords(flak)} of flak${lost > 0 ? `, loses ${points(lost)}` : ''} and ${found ? 'pins it down' : 'does not get through'}.`,
  'looked-behind': (state, { unit, sought, column, found }) =>
    `${unitDoes(state, unit, 'looks')} for ${words(sought)} behind ${column === null ? 'the lines' : `column ${column}`} and finds ${found === null ? 'none' : nameOf(state, found)}.`,
}
