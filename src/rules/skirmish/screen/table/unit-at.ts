import { containsPoint } from '#kernel/geometry/gap.ts'
import type { Point } from '#kernel/geometry/point.ts'
import { shapeHolds } from '#kernel/geometry/shape.ts'
import { bodiesOn } from '../../game/board/bases.ts'
import { housesStanding } from '../../game/board/ground.ts'
import type { Unit } from '../../game/state.ts'
import type { View } from '../../game/view.ts'

/** Whose man or model stands on a place, or who is inside what stands there. */
export const unitAt = (view: View, p: Point): Unit | undefined => {
  const body = bodiesOn(view.units).find(({ base }) => containsPoint(base, p))
  if (body) return body.unit
  const house = housesStanding(view).find(({ shape }) => shapeHolds(shape, p))
  return house && view.units.find(({ where, inside }) => where === 'table' && inside === house.id)
}
