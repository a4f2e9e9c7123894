import type { AnyEvent } from '../../kernel/game/game.ts'
import { distance as apart } from '../../kernel/geometry/point.ts'
import type { TableTop } from '../../screen/tabletop.ts'
import { shownAreas } from './on-the-table/areas.ts'
import { unitCard } from './on-the-table/card.ts'
import { dragged } from './on-the-table/dragging.ts'
import { shownGround, shownZones } from './on-the-table/ground.ts'
import { middleOf, spotAt } from './on-the-table/layout.ts'
import { asOrder } from './on-the-table/legal.ts'
import { MAP_KEY } from './on-the-table/map-key.ts'
import { viewerOf } from './on-the-table/naming.ts'
import { OVERLAYS, overlay } from './on-the-table/overlays.ts'
import { papers } from './on-the-table/papers.ts'
import { shownPieces, shownUnits } from './on-the-table/pieces.ts'
import { shownStack } from './on-the-table/stack.ts'
import { standing, stepWords, trackers } from './on-the-table/trackers.ts'
import { writing } from './on-the-table/writing/index.ts'
import { lookFrom } from './sight.ts'
import { asSide } from './state.ts'
import { ENDING_WORDS } from './telling.ts'
import type { View } from './view.ts'

/** Changes are quiet: the story before them has told it. */
const QUIET: readonly string[] = ['unit', 'raised', 'zone', 'army', 'state']

/** To The Green Fields Beyond! on a screen. */
export const TABLE_TOP: TableTop<View> = {
  ground: shownGround,
  zones: shownZones,
  units: shownUnits,
  pieces: shownPieces,
  areas: (view, unit, order) => shownAreas(view, unit, asOrder(order)),
  card: unitCard,
  writing,
  drag(view, by, _before, pieces, path) {
    const side = asSide(by)
    return side && dragged(view, side, pieces, path)
  },
  sight(view, from, to) {
    const [here, there] = [spotAt(view, from), spotAt(view, to)]
    if (!('zone' in here) || !('zone' in there)) {
      return apart(from, to) > 0 ? { at: to, by: 'nothing off the board is seen' } : undefined
    }
    const look = lookFrom(view, viewerOf(view), here.zone, there.zone)
    if (look === 'seen') return undefined
    return { at: middleOf(view, there.zone), by: look === 'blind' ? 'the ground between' : 'too far to see' }
  },
  stack: (view, side, chosen) => shownStack(view, asSide(side), chosen),
  overlays: OVERLAYS,
  overlay(view, by, id, chosen) {
    const side = asSide(by)
    return side ? overlay(view, side, id, chosen) : []
  },
  trackers: (view, side) => trackers(view, asSide(side)),
  papers(view, by) {
    const side = asSide(by)
    return side ? papers(view, side) : []
  },
  truce: { order: { kind: 'agree-to-end' }, offered: ({ agreed }) => agreed },
  standing,
  step: stepWords,
  logged: ({ kind }: AnyEvent) => !QUIET.includes(kind),
  secretive: true,
  key: MAP_KEY,
  words: {
    turn: 'week',
    lost: 'Strength points',
    reasons: ENDING_WORDS,
    figures: 'Strength of full, experience (E), morale (M) of highest',
  },
}
