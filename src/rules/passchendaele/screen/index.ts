import { topPhase } from '#kernel/game/phases.ts'
import type { Area } from '#screen/area.ts'
import type { Outcomes } from '#screen/results.ts'
import type { TableTop } from '#screen/tabletop.ts'
import { shownArrow } from '#table/shown.ts'
import type { State } from '../game/state.ts'
import { SHOWN, type Story, telling } from '../game/stories.ts'
import { mayActivate, unitNamed, whereabouts } from '../game/units.ts'
import type { View } from '../game/view.ts'
import { annals } from './annals/index.ts'
import { shownAreas } from './areas.ts'
import { unitCard } from './card.ts'
import { ghosts } from './ghosts.ts'
import { shownGround } from './ground.ts'
import { MAP_KEY } from './map-key.ts'
import { shownPieces, shownUnits } from './pieces.ts'
import { lineOfFire } from './sight.ts'
import { STAFF } from './staff.ts'
import { activationOf } from './writing/activation.ts'
import { consolidationArrows, consolidationOf, dragConsolidation } from './writing/consolidating.ts'
import { overTheBridge } from './writing/crossing.ts'
import { dragFacing } from './writing/facing.ts'
import { dragFallBack, fallBackArrows } from './writing/falling-back.ts'
import { writing } from './writing/index.ts'
import { dragMove, movePreview } from './writing/moving.ts'
import { asOrder } from './writing/order-written.ts'
import { dragPlacing } from './writing/placing.ts'

/** The way of a move as it is being written. */
const ways = (view: View, order: ReturnType<typeof asOrder>): readonly Area[] => {
  const phase = topPhase(view)
  if (phase?.name === 'move' && order?.kind === 'move' && !order.slip) {
    const ends = movePreview(view, phase, order)
    const over = overTheBridge(view, ends)
    return ends.map((end): Area => {
      const turn = over.indexOf(end) + 1
      return {
        id: `way-${end.base.id}`,
        style: 'path',
        outline: shownArrow(end.base.centre, end.place.centre),
        ...(over.length > 1 && turn > 0 ? { label: String(turn) } : {}),
      }
    })
  }
  if (phase?.name === 'fall-back') return fallBackArrows(view, phase, order)
  const unit = phase?.name === 'consolidate' ? unitNamed(view, phase.unit) : undefined
  return unit ? consolidationArrows(view, unit, consolidationOf(order)) : []
}

/** Passchendaele on a screen. */
export const TABLE_TOP: TableTop<View> = {
  ground: shownGround,
  units: shownUnits,
  pieces: shownPieces,
  areas: (view, unit, order) => [...shownAreas(view, unit, order), ...ways(view, asOrder(order))],
  card: unitCard,
  writing,
  drag(view, side, before, pieces, path, heading) {
    const phase = topPhase(view)
    const order = asOrder(before)
    if (!phase || phase.name === 'attach' || phase.name === 'initial-orders' || phase.side !== side)
      return undefined
    switch (phase.name) {
      case 'move':
        return dragMove(view, phase, order, pieces, path, heading)
      case 'deploy':
      case 'relocate':
        return dragPlacing(view, phase, order, pieces, path, heading)
      case 'activate': {
        const unit = whereabouts(view, pieces[0] ?? '')?.unit
        return unit && mayActivate(unit, phase.side)
          ? dragFacing(view, unit, activationOf(order, unit.id), pieces, heading)
          : undefined
      }
      case 'fall-back':
        return dragFallBack(view, phase, path)
      case 'consolidate': {
        const unit = unitNamed(view, phase.unit)
        return unit && dragConsolidation(view, unit, order, pieces, path)
      }
      default:
        return undefined
    }
  },
  ghosts,
  sight: lineOfFire,
  staff: STAFF,
  key: MAP_KEY,
  telling,
}

export const OUTCOMES: Outcomes<State, Story> = { ...SHOWN, annals }
