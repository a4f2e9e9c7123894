import type { AnyOrder } from '#kernel/game/game.ts'
import { topPhase } from '#kernel/game/phases.ts'
import { along } from '#kernel/geometry/angle.ts'
import { distance, middleOf, type Point } from '#kernel/geometry/point.ts'
import type { Area } from '#screen/area.ts'
import type { Ghosts } from '#screen/ghosts.ts'
import { shownArrow, shownCircle, shownGhost } from '#table/shown.ts'
import { pointOf } from '../game/destinations.ts'
import type { UnitOrder } from '../game/forms.ts'
import type { PlannedBase } from '../game/moves/plan.ts'
import { straightOn } from '../game/moves/ways.ts'
import { consolidated } from '../game/phases/close-combat/consolidate.ts'
import type { PlayerOrder } from '../game/phases/index.ts'
import { sheafOf } from '../game/phases/sheaf-orders.ts'
import type { Unit } from '../game/state.ts'
import { unitNamed, whereabouts } from '../game/units.ts'
import type { View } from '../game/view.ts'
import { fromInches } from '../tables/index.ts'
import { isMoving } from '../vocabulary.ts'
import { ORDER_WORDS } from '../wording.ts'
import { sheafAreas } from './areas.ts'
import { turnedBases } from './writing/facing.ts'
import { fallBackPreview } from './writing/falling-back.ts'
import { movePreview } from './writing/moving.ts'
import { asOrder } from './writing/order-written.ts'
import { aimOfLying } from './writing/patterns.ts'
import { asPlaced } from './writing/placing.ts'

const NONE: Ghosts = { pieces: [], areas: [] }

/** How far an arrow goes that only says which way. */
const MARCH = fromInches(3)

/** Bases that would end elsewhere, with the way there. */
const moved = (ends: readonly Pick<PlannedBase, 'base' | 'place'>[]): Ghosts => ({
  pieces: ends.map(({ base, place }) => shownGhost(base.id, place)),
  areas: ends.flatMap(({ base, place }): Area[] =>
    distance(base.centre, place.centre) === 0
      ? []
      : [{ id: `advised-${base.id}`, style: 'path', outline: shownArrow(base.centre, place.centre) }],
  ),
})

const goalOf = (view: View, unit: Unit, { order, objective }: UnitOrder): Point | undefined => {
  if (objective !== undefined) return pointOf(view, objective)
  if (!isMoving(order)) return undefined
  return along(middleOf(unit.bases.map(({ centre }) => centre)), straightOn(view, unit, order), MARCH)
}

/** Where a unit is sent, and where its guns are to fire. */
const toldAreas = (view: View, told: UnitOrder): readonly Area[] => {
  const unit = unitNamed(view, told.unit)
  if (!unit || unit.bases.length === 0) return []
  const goal = goalOf(view, unit, told)
  const from = middleOf(unit.bases.map(({ centre }) => centre))
  return [
    ...(goal
      ? [
          {
            id: `advised-${unit.id}`,
            style: 'path' as const,
            outline: shownArrow(from, goal),
            label: ORDER_WORDS[told.order],
            secret: true,
          },
        ]
      : []),
    ...(told.sheaves ?? []).flatMap((order): Area[] => {
      const base = unit.bases.find(({ id }) => id === order.base)
      if (!base) return []
      const sheaf = sheafOf(order)
      const aim = aimOfLying(sheaf)?.centre ?? sheaf.squares[0]?.box.centre
      return [
        ...sheafAreas(`advised-${base.id}`, base.troop, sheaf, unit.side),
        ...(aim
          ? [
              {
                id: `advised-line-${base.id}`,
                style: 'path' as const,
                outline: shownArrow(base.centre, aim),
              },
            ]
          : []),
      ]
    }),
  ]
}

/** Bases that an order is about, where it moves nobody. */
const ringed = (view: View, ids: readonly string[]): Ghosts => ({
  pieces: [],
  areas: ids.flatMap((id): Area[] => {
    const base = whereabouts(view, id)?.base
    return base
      ? [{ id: `advised-${id}`, style: 'chosen', outline: shownCircle(base.centre, base.width * 0.75) }]
      : []
  }),
})

const ghostsOf = (view: View, order: PlayerOrder, units: readonly string[] | undefined): Ghosts => {
  const phase = topPhase(view)
  switch (order.kind) {
    case 'initial-orders':
      return {
        pieces: [],
        areas: order.orders
          .filter(({ unit }) => !units || units.includes(unit))
          .flatMap((told) => toldAreas(view, told)),
      }
    case 'deploy':
    case 'relocate': {
      const unit = unitNamed(view, order.unit)
      const now = new Map(unit?.bases.map((base) => [base.id, base]))
      return unit && order.bases
        ? moved(asPlaced(unit, order).map((place) => ({ base: now.get(place.id) ?? place, place })))
        : NONE
    }
    case 'carry-on':
    case 'change': {
      const unit = unitNamed(view, order.unit)
      return {
        pieces:
          unit && order.facings
            ? turnedBases(view, unit, order).map((base) => shownGhost(base.id, base))
            : [],
        areas: order.kind === 'change' ? toldAreas(view, order) : [],
      }
    }
    case 'move':
      return phase?.name === 'move' ? moved(movePreview(view, phase, order)) : NONE
    case 'fall-back':
      return phase?.name === 'fall-back' ? moved(fallBackPreview(view, phase, order)) : NONE
    case 'consolidate': {
      const unit = phase?.name === 'consolidate' ? unitNamed(view, phase.unit) : undefined
      return unit ? moved(consolidated(view, unit, order)) : NONE
    }
    case 'support':
      return ringed(view, order.bases)
    case 'lose':
      return ringed(view, order.base === undefined ? [] : [order.base])
    default:
      return NONE
  }
}

/** What advice would come to, drawn beside what stands. */
export const ghosts = (view: View, orders: readonly AnyOrder[], units?: readonly string[]): Ghosts => {
  const all = orders.flatMap((order) => {
    const read = asOrder(order)
    return read ? [ghostsOf(view, read, units)] : []
  })
  return { pieces: all.flatMap(({ pieces }) => pieces), areas: all.flatMap(({ areas }) => areas) }
}
