import type { Refusal } from '#kernel/game/game.ts'
import { farAlong, HALF, type Heading, QUARTER, turned } from '#kernel/geometry/angle.ts'
import type { Point } from '#kernel/geometry/point.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { centreOf } from '../scenarios/table.ts'
import { pointAt } from '../tables/index.ts'
import { isMoving, type MovingOrder, type Order } from '../vocabulary.ts'
import type { ObjectiveOrder } from './forms.ts'
import type { Destination, State, Unit } from './state.ts'

/** The point an order names: a place, a piece of terrain or an objective of the scenario. */
export const pointOf = ({ table, objectives }: State, objective: ObjectiveOrder): Point | undefined => {
  if (typeof objective !== 'string') return pointAt(objective)
  const named = [...table.areas, ...table.streams, ...table.barriers].find(({ name }) => name === objective)
  return named ? centreOf(named.outline) : objectives.find(({ name }) => name === objective)?.at
}

/** The ways in which an objective can lie beyond a unit, by order (PA-ORDER-07). */
const senses = (enemy: Heading, order: MovingOrder): readonly Heading[] => {
  if (order === 'advance') return [enemy]
  if (order === 'retreat') return [turned(enemy, HALF)]
  return [turned(enemy, QUARTER), turned(enemy, -QUARTER)]
}

/** PA-ORDER-09: beyond every base. */
const isBeyond = (unit: Unit, at: Point, toward: Heading): boolean => {
  const line = farAlong(toward, at)
  return unit.bases.every((base) => farAlong(toward, base.centre) < line)
}

/** Where an order to move leads, or why it cannot. */
export const destinationOf = (
  state: State,
  unit: Unit,
  order: Order,
  objective: ObjectiveOrder | undefined,
): { readonly destination: Destination | null } | { readonly refusal: Refusal } => {
  if (objective === undefined) return { destination: null }
  if (!isMoving(order)) {
    return {
      refusal: refuse('objective-needs-move', 'Only an order to move can have an objective.', 'PA-ORDER-02'),
    }
  }
  const at = pointOf(state, objective)
  if (!at)
    return { refusal: refuse('unknown-objective', 'There is no such place on the table.', 'PA-ORDER-07') }
  const { width, depth } = state.table
  if (at.x > width || at.y > depth) {
    return {
      refusal: refuse('objective-off-table', 'The objective does not lie on the table.', 'PA-ORDER-07'),
    }
  }
  const toward = senses(state.table.enemy[unit.side], order).find((sense) => isBeyond(unit, at, sense))
  return toward === undefined
    ? {
        refusal: refuse(
          'objective-not-ahead',
          `${unit.name} would be at its objective at once; it must lie beyond every base.`,
          'PA-ORDER-09',
        ),
      }
    : { destination: { at, toward } }
}
