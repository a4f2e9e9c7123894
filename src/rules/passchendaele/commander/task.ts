import type { Point } from '#kernel/geometry/point.ts'
import type { UnitOrder } from '../game/forms.ts'
import type { Destination, Unit } from '../game/state.ts'
import { placeOf } from '../tables/index.ts'
import type { Order } from '../vocabulary.ts'

/** What a unit should be doing, and why. */
export interface Task {
  readonly order: Order
  readonly at: Point | null
  readonly why: string
}

/** The task as an order to the unit. */
export const toldBy = (unit: Unit, { order, at }: Task): UnitOrder => ({
  unit: unit.id,
  order,
  ...(at ? { objective: placeOf(at) } : {}),
})

const sameLine = (goal: Destination | null, at: Point | null): boolean =>
  goal === null || at === null ? goal === at : goal.at.x === at.x && goal.at.y === at.y

/** The unit has that order already. */
export const isDoing = (unit: Unit, { order, at }: Task): boolean =>
  unit.order === order && sameLine(unit.goal, at)
