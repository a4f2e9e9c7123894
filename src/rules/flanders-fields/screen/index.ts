import type { TableTop } from '#screen/tabletop.ts'
import { telling } from '../game/stories.ts'
import type { View } from '../game/view.ts'
import { shownAreas } from './areas.ts'
import { unitCard } from './card.ts'
import { AT_DESKS } from './desks/index.ts'
import { shownGround } from './ground.ts'
import { MAP_KEY } from './map-key.ts'
import { OVERLAYS, overlay } from './overlays.ts'
import { papers } from './papers.ts'
import { shownPieces, shownUnits } from './pieces.ts'
import { lineOfSight } from './sight.ts'
import { STAFF } from './staff.ts'
import { trackers } from './trackers.ts'
/** Flanders Fields on a screen. */
export const TABLE_TOP: TableTop<View> = {
  ground: shownGround,
  units: shownUnits,
  pieces: shownPieces,
  areas: shownAreas,
  card: unitCard,
  writing: AT_DESKS.writing,
  drag: AT_DESKS.drag,
  sight: lineOfSight,
  overlays: OVERLAYS,
  overlay,
  key: MAP_KEY,
  staff: STAFF,
  trackers,
  telling,
  papers,
}
