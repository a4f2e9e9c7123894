import type { AnyOrder } from '#kernel/game/game.ts'
import { topPhase } from '#kernel/game/phases.ts'
import type { Area } from '#screen/area.ts'
import { shownArrow, shownCircle } from '#table/shown.ts'
import { figuresOut, radiusOf } from '../game/board/bases.ts'
import { chargeLine, isChargeLine } from '../game/contact/charge-line.ts'
import { isPlan, isUnit } from '../game/moves/plan.ts'
import { placed } from '../game/phases/deployment/placing.ts'
import { fireOf, isFire } from '../game/phases/fire/firing.ts'
import type { OrderOf, PlayerOrder } from '../game/phases/index.ts'
import { isMoveOrder, type MoveOrder, planOf } from '../game/phases/movement/planning.ts'
import { isEstimating } from '../game/shells/estimates.ts'
import { aimPoint } from '../game/shells/plots.ts'
import { sideIndex } from '../game/sides.ts'
import { unitNamed } from '../game/units.ts'
import type { View } from '../game/view.ts'
import { pointAt } from '../tables/table-top.ts'
import { burstArea } from './writing/bursts.ts'
import { gunNamed, weaponOf } from './writing/guns.ts'
import { asOrder } from './writing/order-written.ts'
import { PLOT_TEMPLATE } from './writing/plotting.ts'

/** The way of a move and where the men would stand at its end. */
const moveAreas = (view: View, order: MoveOrder): readonly Area[] => {
  const unit = unitNamed(view, order.unit)
  const plan = unit && planOf(view, unit, order)
  if (!unit || !plan || !isPlan(plan) || plan.path.length < 2) return []
  const side = sideIndex(view, unit.side)
  return [
    { id: `way-${unit.id}`, style: 'path', side, outline: shownArrow(...plan.path) },
    ...figuresOut(plan.unit).map(
      ({ id, at }): Area => ({
        id: `there-${id}`,
        style: 'chosen',
        side,
        outline: shownCircle(at, radiusOf(plan.unit)),
      }),
    ),
  ]
}

/** Where a unit would begin. */
const deployAreas = (view: View, order: OrderOf<'deploy'>): readonly Area[] => {
  const unit = unitNamed(view, order.unit)
  const there = unit && placed(view, unit.side, order)
  if (!unit || !there || !isUnit(there)) return []
  const side = sideIndex(view, unit.side)
  return figuresOut(there).map(
    ({ id, at }): Area => ({
      id: `there-${id}`,
      style: 'chosen',
      side,
      outline: shownCircle(at, radiusOf(there)),
    }),
  )
}

/** The circle of a burst that is being plotted, to be taken in hand. */
const plotArea = (view: View, order: OrderOf<'plot-fire'>): readonly Area[] => {
  const gun = gunNamed(view, order.gun)
  const at = gun && aimPoint(view, gun.side, order.aim)
  if (!gun || !at) return []
  return [
    {
      ...burstArea(weaponOf(gun), order.ammo, at, sideIndex(view, gun.side)),
      template: PLOT_TEMPLATE,
      label: gun.name,
      secret: true,
    },
  ]
}

/** SK-MOV-18: from the man who leads to the one he goes for. */
const chargeAreas = (view: View, { units, target: id }: OrderOf<'charge'>): readonly Area[] => {
  const target = unitNamed(view, id)
  return units.flatMap((one): readonly Area[] => {
    const unit = unitNamed(view, one)
    const line = unit && target ? chargeLine(view, unit, target) : undefined
    return unit && line && isChargeLine(line)
      ? [
          {
            id: `charge-${one}`,
            style: 'path',
            side: sideIndex(view, unit.side),
            outline: shownArrow(...line.path),
          },
        ]
      : []
  })
}

/** The nearest pair of a shot, or the burst of a shell. */
const fireAreas = (view: View, order: OrderOf<'fire'>): readonly Area[] => {
  const [first] = order.units
  const unit = first === undefined ? undefined : unitNamed(view, first)
  const fire = unit && fireOf(view, unit.side, order)
  if (!unit || !fire || !isFire(fire)) return []
  const side = sideIndex(view, unit.side)
  if (fire.kind === 'small-arms') {
    const { from, to } = fire.shot
    return [{ id: 'shot', style: 'path', side, outline: { shape: 'line', points: [from, to] } }]
  }
  const { artillery, ammo, aim } = fire.shot
  return [burstArea(artillery, ammo, aim, side)]
}

const areasOf = (view: View, order: PlayerOrder): readonly Area[] => {
  const phase = topPhase(view)?.name
  if (phase === 'movement' && isMoveOrder(order)) return moveAreas(view, order)
  if (phase === 'movement' && order.kind === 'charge') return chargeAreas(view, order)
  if (phase === 'deployment' && order.kind === 'deploy') return deployAreas(view, order)
  if (phase === 'plots' && order.kind === 'plot-fire') return isEstimating(view) ? [] : plotArea(view, order)
  if (phase !== 'fire') return []
  if (order.kind === 'fire') return fireAreas(view, order)
  return order.kind === 'throw' ? [burstArea('grenade', 'he', pointAt(order.aim), 0)] : []
}

/** What the order being written lays on the table. */
export const writtenAreas = (view: View, writing: AnyOrder | undefined): readonly Area[] => {
  const order = asOrder(writing)
  return order ? areasOf(view, order).map((area) => ({ ...area, written: true })) : []
}
