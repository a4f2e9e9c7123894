import { several } from '#kernel/words.ts'
import type { SideName } from '../../../vocabulary.ts'
import { HOLDER_WORDS } from '../../../wording.ts'
import { lyingSheaves, middlesOf } from '../../board/sheaves.ts'
import type { Pages } from '../../story-page.ts'

export interface InitialOrdersShapes {
  'orders-written': { readonly side: SideName }
  'orders-revealed': { readonly reveals: true }
}

export const INITIAL_ORDERS_STORIES: Pages<InitialOrdersShapes> = {
  'orders-written': {
    line: (_, { side }) => `The first orders of ${HOLDER_WORDS[side]} are written.`,
    weight: () => 0,
  },
  'orders-revealed': {
    line: () => 'Both sides reveal their first orders.',
    weight: () => 0,
    /** Guns whose first order was to fire gas. */
    deeds: ({ after }) =>
      after.units.flatMap((unit) => {
        const bases = unit.bases.filter(({ sheaf }) => sheaf?.laid).length
        return bases === 0 ? [] : [{ unit, does: `lays ${several(bases, 'gas sheaf', 'gas sheaves')}` }]
      }),
    shells: ({ after }) => lyingSheaves(after).flatMap(middlesOf),
  },
}
