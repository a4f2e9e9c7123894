import { along } from '#kernel/geometry/angle.ts'
import { distance, middleOf, type Point } from '#kernel/geometry/point.ts'
import type { Area } from '#screen/area.ts'
import type { Ghosts } from '#screen/ghosts.ts'
import { shownArrow, shownCircle, shownGhost } from '#table/shown.ts'
import { pointOf } from '../game/destinations.ts'
import type { UnitOrder } from '../game/forms.ts'
import type { PlannedBase } from '../game/moves/plan.ts'
import { straightOn } from '../game/moves/ways.ts'
import { sheafOf } from '../game/phases/sheaf-orders.ts'
import type { Unit } from '../game/state.ts'
import { unitNamed, whereabouts } from '../game/units.ts'
import type { View } from '../game/view.ts'
import { fromInches } from '../tables/index.ts'
import { isMoving } from '../vocabulary.ts'
import { ORDER_WORDS } from '../wording.ts'
import { sheafAreas } from './areas.ts'
import { aimOfLying } from './writing/patterns.ts'

/** How far an arrow goes that only says which way. */
const MARCH = fromInches(3)

/** Bases that would end elsewhere, with the way there. */
export const movedGhosts = (ends: readonly Pick<PlannedBase, 'base' | 'place'>[]): Ghosts => ({
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
export const toldAreas = (view: View, told: UnitOrder): readonly Area[] => {
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
export const ringed = (view: View, ids: readonly string[]): Ghosts => ({
  pieces: [],
  areas: ids.flatMap((id): Area[] => {
    const base = whereabouts(view, id)?.base
    return base
      ? [{ id: `advised-${id}`, style: 'chosen', outline: shownCircle(base.centre, base.width * 0.75) }]
      : []
  }),
})
