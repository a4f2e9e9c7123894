import type { Outcomes } from '#screen/results.ts'
import type { TableTop } from '#screen/tabletop.ts'
import { asSide } from '../game/sides.ts'
import type { State } from '../game/state.ts'
import { moments, type Story, shelled, telling } from '../game/stories.ts'
import type { View } from '../game/view.ts'
import { unitCard } from './card.ts'
import { drag, isWantedFirst, reachOf, toDo, writing } from './desks/index.ts'
import { ghosts } from './ghosts.ts'
import { asOrder } from './legal.ts'
import { papers } from './papers.ts'
import { results } from './results.ts'
import { shownStack } from './stack.ts'
import { STAFF } from './staff.ts'
import { shownAreas } from './table/areas.ts'
import { shownGround, shownZones } from './table/ground.ts'
import { MAP_KEY } from './table/map-key.ts'
import { OVERLAYS, overlay } from './table/overlays.ts'
import { shownPieces, shownUnits } from './table/pieces.ts'
import { lineOfSight } from './table/sight.ts'
import { trackers } from './trackers.ts'

/** To The Green Fields Beyond! on a screen. */
export const TABLE_TOP: TableTop<View> = {
  ground: shownGround,
  zones: shownZones,
  units: (view, side) => shownUnits(view, toDo(view, side), isWantedFirst),
  pieces: shownPieces,
  areas: (view, unit, order) => shownAreas(view, unit, asOrder(order), reachOf),
  card: unitCard,
  writing,
  drag,
  ghosts,
  sight: lineOfSight,
  stack: (view, side, chosen) => shownStack(view, asSide(side), chosen),
  overlays: OVERLAYS,
  overlay(view, by, id, chosen) {
    const side = asSide(by)
    return side ? overlay(view, side, id, chosen) : []
  },
  staff: STAFF,
  trackers: (view, side) => trackers(view, asSide(side)),
  papers(view, by) {
    const side = asSide(by)
    return side ? papers(view, side) : []
  },
  key: MAP_KEY,
  telling,
}

export const OUTCOMES: Outcomes<State, Story> = { results, moments, shelled }
