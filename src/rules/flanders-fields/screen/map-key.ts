import { capitalised } from '#kernel/words.ts'
import type { KeyWords } from '#screen/map-key.ts'
import { STANDS } from '../vocabulary.ts'
import { STAND_WORDS, SYMBOLS } from './naming.ts'

/** What the signs of the map mean that are this game's own. */
export const MAP_KEY: KeyWords = {
  arms: [
    ...STANDS.map((type) => ({ symbol: SYMBOLS[type], text: capitalised(STAND_WORDS[type][0]) })),
    { symbol: 'pioneers', text: 'Pioneer platoon' },
  ],
  figures: [{ figure: '⌄', text: 'In a deep shelter' }],
  letters: [],
  status: [
    { status: 1, text: 'One suppression marker' },
    { status: 2, text: 'Two suppression markers: the next destroys it' },
  ],
  areas: [
    { style: 'zone', text: 'What the chosen unit can fire at' },
    { style: 'box', text: 'Aiming point that has not been fired on' },
    { style: 'fire-light', text: 'Live fire of field guns and mortars' },
    { style: 'fire-heavy', text: 'Live fire of heavier guns; the rolling barrage' },
    { style: 'gas', text: 'Gas' },
    { style: 'objective', text: 'Objective with its points, in the colour of its holder' },
    { style: 'path', text: 'Where a move leads; a gap in the wire' },
  ],
}
