import type { TableTop } from '#screen/tabletop.ts'
import { telling } from '../game/stories.ts'
import type { View } from '../game/view.ts'
import { unitCard } from './card.ts'
import { AT_DESKS } from './desks/index.ts'
import { ghosts } from './ghosts.ts'
import { papers } from './papers.ts'
import { STAFF } from './staff.ts'
import { shownAreas } from './table/areas.ts'
import { shownGround } from './table/ground.ts'
import { MAP_KEY } from './table/map-key.ts'
import { OVERLAYS, overlay } from './table/overlays.ts'
import { shownPieces } from './table/pieces.ts'
import { lengthWords, lineOfSight, noLength, RULER_MARKS } from './table/sight.ts'
import { shownUnits } from './table/units.ts'
import { trackers } from './trackers.ts'

/** Great War Skirmish on a screen. */
export const TABLE_TOP: TableTop<View> = {
  ground: shownGround,
  units: shownUnits,
  pieces: shownPieces,
  areas: shownAreas,
  card: unitCard,
  writing(view, by, written, unit) {
    const found = AT_DESKS.writing(view, by, written, unit)
    // Its own commander writes it first.
    return found && { ...found, drafted: true }
  },
  drag: AT_DESKS.drag,
  sight: lineOfSight,
  lengthWords,
  noLength,
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
