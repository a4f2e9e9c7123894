import { fair, type Random } from '../../../kernel/chance/random.ts'
import { type Side, snapshot } from '../../../kernel/game/game.ts'
import { distance, type Point } from '../../../kernel/geometry/point.ts'
import { goalOf, isMoving } from './goals.ts'
import { understood } from './phases/told.ts'
import { sample } from './sample.ts'
import {
  type FirstOrder,
  type Goal,
  otherSide,
  type SideName,
  type State,
  type Unit,
  unitNamed,
} from './state.ts'
import type { View } from './view.ts'

/** One order in so many has no objective. */
const ODDS_OF_NO_GOAL = 4
/** Places that are thought of before an order is taken to have no objective. */
const THOUGHTS = 4

/** Somewhere a unit might have been sent: an objective of the battle, else a piece of terrain. */
const anyPlace = ({ objectives, table }: View, random: Random): string | undefined => {
  const places = objectives.length > 0 && fair(random, 3) > 0 ? objectives : table.areas
  return places[fair(random, Math.max(1, places.length))]?.name
}

const nearer = (from: Point, one: Goal, other: Goal | null): Goal =>
  other && distance(from, other.at) <= distance(from, one.at) ? other : one

/** Where the order of an enemy leads: of two places ahead of him that come to mind, the nearer. */
const suspectedGoal = (view: View, unit: Unit, random: Random): Goal | null => {
  const [base] = unit.bases
  if (!base || !isMoving(unit.order) || fair(random, ODDS_OF_NO_GOAL) === 0) return null
  let found: Goal | null = null
  let thoughts = 0
  while (thoughts++ < THOUGHTS) {
    const told = goalOf(view, unit, unit.order, anyPlace(view, random))
    if (!('goal' in told) || !told.goal) continue
    if (found) return nearer(base.centre, told.goal, found)
    found = told.goal
  }
  return found
}

/** PA-TURN-06: what the enemy may have written for all his units. */
const suspectedOrders = (view: View, enemy: SideName, random: Random): readonly FirstOrder[] => {
  const written = sample(view, enemy, random)
  if (written.kind !== 'initial-orders') return []
  return written.orders.flatMap((order) => {
    const unit = unitNamed(view, order.unit)
    return unit ? [understood(view, unit, order)] : []
  })
}

/** PA-SCALE-04: the table as it stands, with objectives and first orders that the enemy may have written. */
export const imagine = (view: View, side: Side, random: Random): State => {
  const enemy = otherSide(side === 'german' ? 'german' : 'entente')
  const state = snapshot(view)
  state.units = view.units.map((unit) => {
    const goal = unit.side === enemy ? suspectedGoal(view, unit, random) : unit.goal
    return goal === unit.goal ? unit : { ...unit, goal }
  })
  if (view.secrets[enemy]) state.secrets = { ...view.secrets, [enemy]: suspectedOrders(view, enemy, random) }
  return state
}
