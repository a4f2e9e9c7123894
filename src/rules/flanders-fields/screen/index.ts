import { topPhase } from '#kernel/game/phases.ts'
import type { TableTop } from '#screen/tabletop.ts'
import { telling } from '../game/stories.ts'
import type { View } from '../game/view.ts'
import { shownAreas } from './areas.ts'
import { unitCard } from './card.ts'
import { commandedFrom } from './commanded.ts'
import { shownGround } from './ground.ts'
import { MAP_KEY } from './map-key.ts'
import { OVERLAYS, overlay } from './overlays.ts'
import { papers } from './papers.ts'
import { shownPieces, shownUnits } from './pieces.ts'
import { lineOfSight } from './sight.ts'
import { STAFF } from './staff.ts'
import { trackers } from './trackers.ts'
import { dragCommand } from './writing/commanding.ts'

import { dragDeployment } from './writing/deploying.ts'
import { writing } from './writing/index.ts'
import { dragMove } from './writing/moving.ts'
import { asOrder } from './writing/order-written.ts'
import { dragTurn } from './writing/questions.ts'

/** Flanders Fields on a screen. */
export const TABLE_TOP: TableTop<View> = {
  ground: shownGround,
  units: shownUnits,
  pieces: shownPieces,
  areas: shownAreas,
  card: unitCard,
  writing,
  drag(view, side, before, pieces, path, heading) {
    const phase = topPhase(view)
    if (!phase || !('side' in phase) || phase.side !== side) return undefined
    if (phase.name === 'deploy') return dragDeployment(view, phase, asOrder(before), pieces, path, heading)
    if (phase.name === 'command-move') return dragCommand(view, phase, pieces, path, heading)
    if (phase.name !== 'actions') return dragTurn(view, phase, asOrder(before), pieces, heading)
    const moved = dragMove(view, phase, asOrder(before), pieces, path, heading)
    return moved && { ...moved, shapes: [...(moved.shapes ?? []), ...commandedFrom(view, moved.ghosts)] }
  },
  sight: lineOfSight,
  overlays: OVERLAYS,
  overlay,
  key: MAP_KEY,
  staff: STAFF,
  trackers,
  telling,
  papers,
}
