import { capitalised } from '#kernel/words.ts'
import type { Writing } from '#screen/writing.ts'
import type { OrderOf } from '../../game/phases/index.ts'
import { DONE, isAllowed } from '../writing/orders.ts'
import type { Asked, PhaseDesk } from './desk.ts'

/** SK-BOM-10 */
const writing = ({ view, side }: Asked<'battery-fire'>): Writing => {
  const silent = view.batteries
    .filter((battery) => battery.side === side)
    .flatMap(({ id, name }) =>
      ([1, 2] as const).map((section) => ({
        title: `${capitalised(name)}, section ${section}`,
        order: { kind: 'skip-fire', gun: id, section } satisfies OrderOf<'skip-fire'>,
      })),
    )
    .filter(({ order }) => isAllowed(view, side, order))
  return {
    order: DONE,
    give: 'Let them fire',
    groups: silent.length > 0 ? [{ title: 'Keep silent this move', atOnce: true, edits: silent }] : [],
    draggable: [],
    gives: true,
  }
}

export const BATTERY_FIRE_DESK: PhaseDesk<'battery-fire'> = {
  writing,
  words: [['skip-fire', 'section silent', 'sections silent']],
}
