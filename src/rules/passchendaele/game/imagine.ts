import { fair, type Random } from '#kernel/chance/random.ts'
import type { Side } from '#kernel/game/game.ts'
import { distance, type Point } from '#kernel/geometry/point.ts'
import { asSide, isMoving, otherSide, type SideName } from '../vocabulary.ts'
import { destinationOf } from './destinations.ts'
import { measuredAll, sampleOrders } from './phases/initial-orders/initial-orders.ts'
import { unitWith } from './records.ts'
import type { Destination, FirstOrder, State, Unit } from './state.ts'
import type { View } from './view.ts'

/** One order in so many has no objective. */
const ODDS_OF_NONE = 4
/** Places that are thought of before an order is taken to have no objective. */
const THOUGHTS = 4

/** Somewhere a unit might have been sent: an objective of the battle, else a piece of terrain. */
const anyPlace = ({ objectives, table }: View, random: Random): string | undefined => {
  const places = objectives.length > 0 && fair(random, 3) > 0 ? objectives : table.areas
  return places[fair(random, Math.max(1, places.length))]?.name
}

const nearer = (from: Point, one: Destination, other: Destination): Destination =>
  distance(from, other.at) <= distance(from, one.at) ? other : one

/** Where the order of an enemy leads: of two places ahead of him that come to mind, the nearer. */
const suspectedDestination = (view: View, unit: Unit, random: Random): Destination | null => {
  const [base] = unit.bases
  if (!base || !isMoving(unit.order) || fair(random, ODDS_OF_NONE) === 0) return null
  let found: Destination | null = null
  let thoughts = 0
  while (thoughts++ < THOUGHTS) {
    const leads = destinationOf(view, unit, unit.order, anyPlace(view, random))
    if (!('destination' in leads) || !leads.destination) continue
    if (found) return nearer(base.centre, leads.destination, found)
    found = leads.destination
  }
  return found
}

/** PA-TURN-06: what the enemy may have written for all his units. */
const suspectedOrders = (view: View, enemy: SideName, random: Random): readonly FirstOrder[] =>
  measuredAll(view, sampleOrders(view, enemy, random))

/** PA-SCALE-04: the table as it stands, with objectives and first orders that the enemy may have written. */
export const imagine = (view: View, side: Side, random: Random): State => {
  const enemy = otherSide(asSide(side) ?? 'entente')
  const units = view.units.map((unit) => {
    const goal = unit.side === enemy ? suspectedDestination(view, unit, random) : unit.goal
    return goal === unit.goal ? unit : unitWith(unit, { goal })
  })
  const secrets = view.secrets[enemy]
    ? { ...view.secrets, [enemy]: suspectedOrders(view, enemy, random) }
    : view.secrets
  return { ...view, units, secrets }
}
