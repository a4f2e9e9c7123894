import type { AnyEvent } from '../../kernel/game/game.ts'
import { containsPoint } from '../../kernel/geometry/box.ts'
import { crossesBox } from '../../kernel/geometry/segment.ts'
import { capitalised, words } from '../../kernel/words.ts'
import type { ShownArea, TableTop } from '../../screen/tabletop.ts'
import { activationOf } from './on-the-table/activation.ts'
import { shownAreas } from './on-the-table/areas.ts'
import { unitCard } from './on-the-table/card.ts'
import { consolidationArrows, consolidationOf, dragConsolidation } from './on-the-table/consolidating.ts'
import { dragFacing } from './on-the-table/facing.ts'
import { dragFallBack, fallBackArrows } from './on-the-table/falling-back.ts'
import { shownGround } from './on-the-table/ground.ts'
import { dragMove, movePreview } from './on-the-table/moving.ts'
import { asOrder } from './on-the-table/order-written.ts'
import { shownPieces, shownUnits } from './on-the-table/pieces.ts'
import { dragPlacing } from './on-the-table/placing.ts'
import { writing } from './on-the-table/writing.ts'
import { mayActivate } from './phases/activate.ts'
import { topPhase, unitNamed, whereabouts } from './state.ts'
import type { View } from './view.ts'

/** Events that only keep the sequence going. */
const QUIET: readonly string[] = ['awaited', 'settled', 'done']

/** The way of a move as it is being written. */
const ways = (view: View, order: ReturnType<typeof asOrder>): readonly ShownArea[] => {
  const phase = topPhase(view)
  if (phase?.name === 'move' && order?.kind === 'move' && !order.slip) {
    return movePreview(view, phase, order).map(({ base, place }) => ({
      id: `way-${base.id}`,
      style: 'path',
      outline: { shape: 'arrow', points: [base.centre, place.centre] },
    }))
  }
  if (phase?.name === 'fall-back') return fallBackArrows(view, phase, order)
  const unit = phase?.name === 'consolidate' ? unitNamed(view, phase.unit) : undefined
  return unit ? consolidationArrows(view, unit, consolidationOf(order)) : []
}

const held = ({ objectives }: View, side: 'german' | 'entente'): number =>
  objectives.reduce((sum, { holder, points }) => sum + (holder === side ? points : 0), 0)

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
    if (!phase || phase.name === 'initial-orders' || phase.side !== side) return undefined
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
  sight(view, from, to) {
    for (const box of view.table.blocking)
      if (crossesBox(from, to, box)) return { at: box.centre, by: 'the ground' }
    for (const unit of view.units) {
      for (const base of unit.bases) {
        if (containsPoint(base, from) || containsPoint(base, to)) continue
        if (crossesBox(from, to, base)) return { at: base.centre, by: unit.name }
      }
    }
    return undefined
  },
  truce: { order: { kind: 'agree-to-stop' }, offered: ({ agreed }) => agreed },
  standing: (view) =>
    `Turn ${Math.max(1, view.turn)} of ${view.table.turns} · ground held: Entente ${held(view, 'entente')}, Germans ${held(view, 'german')}`,
  step: (view) => capitalised(words(topPhase(view)?.name ?? 'over')),
  logged: ({ kind }: AnyEvent) => !QUIET.includes(kind),
}
