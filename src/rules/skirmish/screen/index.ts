import type { TableTop } from '../../../screen/tabletop.ts'
import type { View } from '../game/view.ts'
import { shownAreas } from './areas.ts'
import { unitCard } from './card.ts'
import { ghosts } from './ghosts.ts'
import { shownGround } from './ground.ts'
import { MAP_KEY } from './map-key.ts'
import { telling } from './outcomes/telling.ts'
import { OVERLAYS, overlay } from './overlays.ts'
import { papers } from './papers.ts'
import { shownPieces } from './pieces.ts'
import { lengthWords, lineOfSight, RULER_MARKS } from './sight.ts'
import { STAFF } from './staff.ts'
import { trackers } from './trackers.ts'
import { shownUnits } from './units.ts'
import { drag, writing } from './writing/index.ts'

/** Great War Skirmish on a screen. */
export const TABLE_TOP: TableTop<View> = {
  ground: shownGround,
  units: shownUnits,
  pieces: shownPieces,
  areas: shownAreas,
  card: unitCard,
  writing,
  drag,
  sight: lineOfSight,
  lengthWords,
  rulerMarks: RULER_MARKS,
  overlays: OVERLAYS,
  overlay,
  key: MAP_KEY,
  staff: STAFF,
  trackers,
  papers,
  ghosts,
  telling,
}
