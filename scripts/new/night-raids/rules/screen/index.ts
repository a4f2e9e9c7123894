import type { TableTop } from '#screen/tabletop.ts'
import type { View } from '../game/state.ts'
import { telling } from '../game/stories.ts'
import { writing } from './desks/index.ts'
import { shownGround, shownPieces, shownUnits, unitCard } from './table.ts'

/** Night raids on a screen. */
export const TABLE_TOP: TableTop<View> = {
  ground: shownGround,
  units: shownUnits,
  pieces: shownPieces,
  areas: () => [],
  card: unitCard,
  writing,
  drag: () => undefined,
  sight: () => ({ seen: false, verdict: 'Dark', text: 'At night nobody sees anything.', clauses: [] }),
  telling,
}
