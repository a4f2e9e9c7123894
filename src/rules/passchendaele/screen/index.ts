import type { Outcomes } from '#screen/results.ts'
import type { TableTop } from '#screen/tabletop.ts'
import type { State } from '../game/state.ts'
import { SHOWN, type Story, telling } from '../game/stories.ts'
import type { View } from '../game/view.ts'
import { shownAreas } from './areas.ts'
import { unitCard } from './card.ts'
import { drag, ghosts, leading, writing } from './desks/index.ts'
import { shownGround } from './ground.ts'
import { MAP_KEY } from './map-key.ts'
import { shownPieces, shownUnits } from './pieces.ts'
import { annals } from './report/index.ts'
import { lineOfFire } from './sight.ts'
import { STAFF } from './staff.ts'

/** Passchendaele on a screen. */
export const TABLE_TOP: TableTop<View> = {
  ground: shownGround,
  units: shownUnits,
  pieces: shownPieces,
  areas: (view, unit, order) => [...shownAreas(view, unit, order), ...leading(view, order)],
  card: unitCard,
  writing,
  drag,
  ghosts,
  sight: lineOfFire,
  staff: STAFF,
  key: MAP_KEY,
  telling,
}

export const OUTCOMES: Outcomes<State, Story> = { ...SHOWN, annals }
