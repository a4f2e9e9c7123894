import { capitalised, words } from '#kernel/words.ts'
import type { KeyWords } from '#screen/map-key.ts'
import { ORDERS, STATUSES, TROOPS } from '../vocabulary.ts'
import { MARKERS, ORDER_TITLES, STATUS_MARKS, SYMBOLS } from './naming.ts'

/** What the signs of the map mean that are this game's own. */
export const MAP_KEY: KeyWords = {
  arms: TROOPS.map((troop) => ({ symbol: SYMBOLS[troop], text: capitalised(words(troop)) })),
  figures: [],
  letters: ORDERS.map((order) => ({ letters: MARKERS[order].letters, text: ORDER_TITLES[order] })),
  status: STATUSES.flatMap((status) => {
    const mark = STATUS_MARKS[status]
    return mark === 0 ? [] : [{ status: mark, text: capitalised(status) }]
  }),
  areas: [
    { style: 'zone', text: 'Fire zones of the chosen unit' },
    { style: 'range', text: 'Range of the chosen guns; limits of the deployment' },
    { style: 'fire-light', text: 'Sheaf of field artillery' },
    { style: 'fire-heavy', text: 'Sheaf of heavier guns' },
    { style: 'gas', text: 'Gas' },
    { style: 'objective', text: 'Objective with its points, in the colour of its holder' },
    { style: 'path', text: 'Where an order leads' },
    { style: 'danger', text: 'Fire zones of enemies that bear on the chosen unit' },
  ],
}
