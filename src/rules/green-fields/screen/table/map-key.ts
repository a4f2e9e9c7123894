import { capitalised, words } from '#kernel/words.ts'
import type { KeyWords } from '#screen/map-key.ts'
import { PERIODS } from '../../game/army.ts'
import { FIELD_UNITS, STANDING_ORDERS } from '../../vocabulary.ts'
import { STANDING_LETTERS, STANDING_WORDS, SYMBOLS } from '../naming.ts'
import { DUTY_LETTERS, FIRE_LETTERS, PERIOD_LETTERS, RAID_LETTERS } from './flags.ts'

const ARMS: KeyWords['arms'] = [...new Set(FIELD_UNITS.map((type) => SYMBOLS[type]))].map((symbol) => ({
  symbol,
  text: capitalised(
    FIELD_UNITS.filter((type) => SYMBOLS[type] === symbol)
      .map(words)
      .join(', '),
  ),
}))

/** What the signs of the map mean that are this game's own. */
export const MAP_KEY: KeyWords = {
  arms: [...ARMS, { symbol: 'storm', text: 'Stosstruppe' }],
  figures: [
    { figure: '8-2-3', text: 'Strength, experience and morale; from farther off the strength alone' },
    { figure: '?', text: 'Strength not known' },
  ],
  letters: [
    { letters: FIRE_LETTERS.bombardment, text: 'Will bombard' },
    { letters: FIRE_LETTERS.box, text: 'Will fire a box barrage' },
    { letters: FIRE_LETTERS.gas, text: 'Will fire gas' },
    { letters: FIRE_LETTERS.persistent, text: 'Will fire gas that stays' },
    { letters: RAID_LETTERS, text: 'Will raid' },
    ...PERIODS.map((period) => ({ letters: PERIOD_LETTERS[period], text: `Will fly by ${period}` })),
    { letters: DUTY_LETTERS.idle, text: 'Stands down' },
    { letters: DUTY_LETTERS.resting, text: 'Rests' },
    { letters: DUTY_LETTERS.working, text: 'Works' },
    { letters: DUTY_LETTERS.entrenching, text: 'Digs in' },
    { letters: DUTY_LETTERS.digging, text: 'Tunnels' },
    ...STANDING_ORDERS.map((order) => ({
      letters: STANDING_LETTERS[order],
      text: `Opportunity fire: ${STANDING_WORDS[order].toLowerCase()}; a figure, at so many or more`,
    })),
  ],
  status: [
    { status: 1, text: 'Suppressed' },
    { status: 2, text: 'Routing' },
  ],
  areas: [
    { style: 'chosen', text: 'The zone that is chosen' },
    { style: 'reach', text: 'Can be reached, seen or fired at' },
    { style: 'path', text: 'A way, a raid or fire that is planned' },
    { style: 'danger', text: 'Fire or a raid of the enemy that is announced; the zones he can fire into' },
    { style: 'objective', text: 'Taken in this assault' },
    { style: 'box', text: 'Box barrage' },
    { style: 'gas', text: 'Gas' },
    { style: 'underground', text: 'Mine gallery' },
    { style: 'blind', text: 'Not seen, not observed, or hiding troops' },
    { style: 'belt', text: 'Attrition is rolled here' },
    { style: 'cell', text: 'Horses or lorries left behind; standing orders for opportunity fire' },
  ],
}
