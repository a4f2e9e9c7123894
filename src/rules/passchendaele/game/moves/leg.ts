import { NO_DICE } from '../../../../kernel/chance/no-dice.ts'
import { ahead, eastward, type Heading, northward } from '../../../../kernel/geometry/angle.ts'
import type { Box } from '../../../../kernel/geometry/box.ts'
import {
  lastClearPlace,
  offThePath,
  pathOf,
  placed,
  travelClear,
  travelToContact,
} from '../../../../kernel/geometry/sweep.ts'
import { SILENT } from '../../../../kernel/procedure/trace.ts'
import { mayContact, moveStop } from '../../procedures/move-stop.ts'
import { CONTACT, SHORT_OF_ENEMY } from '../../tables/index.ts'
import type { MovingOrder, Troop } from '../../vocabulary.ts'
import { fromInches, INCH, toInches } from '../board/measures.ts'
import type { Destination, Fate, State, Unit } from '../state.ts'
import { edgeAhead } from './edges.ts'
import type { Surroundings } from './surroundings.ts'

/** A straight stretch of the move of one base, as far as it can be foretold without the rest of its unit. */
export interface Leg {
  readonly box: Box
  readonly heading: Heading
  /** As far as allowance, ground and table let it go. */
  readonly most: number
  /** Where it would meet the enemy. */
  readonly enemy: number | undefined
  /** Where its centre crosses the edge of the table, and what becomes of it then. */
  readonly leaves: { readonly at: number; readonly fate: Fate } | undefined
}

const nearestEnemy = (
  box: Box,
  heading: Heading,
  most: number,
  enemies: readonly Box[],
): number | undefined => {
  const reach = most + fromInches(SHORT_OF_ENEMY)
  const path = pathOf(heading, reach)
  let nearest: number | undefined
  for (const enemy of enemies) {
    if (offThePath(box, path, enemy, 0)) continue
    const travel = travelToContact(box, heading, enemy)
    if (travel !== undefined && travel <= reach && (nearest === undefined || travel < nearest)) {
      nearest = travel
    }
  }
  return nearest
}

export const legOf = (
  state: State,
  unit: Unit,
  around: Surroundings,
  order: MovingOrder,
  troop: Troop,
  box: Box,
  heading: Heading,
  reach: number,
): Leg => {
  const edge = edgeAhead(state.table, box.centre, heading, state.table.enemy[unit.side], order)
  const dry = around.closed.length > 0 ? travelClear(box, heading, reach, around.closed, 0) : reach
  // Whoever may not touch the enemy does not brush past him either.
  const free = mayContact(order, troop) ? dry : travelClear(box, heading, dry, around.enemies, CONTACT * INCH)
  const leaves = edge.fate && free > edge.distance ? { at: edge.distance, fate: edge.fate } : undefined
  const most = Math.min(free, edge.distance)
  return { box, heading, most, enemy: nearestEnemy(box, heading, most, around.enemies), leaves }
}

/** PA-ORDER-07: how far along a straight path a base comes to the objective line; none if it never does. */
export const travelToGoal = ({ box, heading }: Leg, goal: Destination): number | undefined => {
  const away = ahead(box.centre, goal.toward, goal.at)
  if (away <= 0) return 0
  const speed = eastward(heading) * eastward(goal.toward) + northward(heading) * northward(goal.toward)
  return speed > 0 ? away / speed : undefined
}

export interface Stopped {
  /** How far it went. */
  readonly length: number
  readonly place: Box
  readonly fate: Fate | null
  readonly reached: boolean
}

/**
 * Where a leg ends. `goal` is how far the whole unit may go before its first base reaches the objective; `blockers` is
 * whatever may be passed through but not stopped on (PA-GEO-07, PA-MOVE-20).
 */
export const stopOf = (
  leg: Leg,
  order: MovingOrder,
  troop: Troop,
  goal: number | undefined,
  blockers: readonly Box[],
  state: State,
): Stopped => {
  const { box, heading, most, enemy, leaves } = leg
  const { stoppedBy, orderAfter } = moveStop.resolve(
    {
      order,
      inches: toInches(most),
      troop,
      enemyDistance: enemy === undefined ? null : toInches(enemy),
      objectiveDistance: goal === undefined ? null : toInches(goal),
      options: state.options,
    },
    NO_DICE,
    SILENT,
  )
  const reached = orderAfter === 'hold'
  if (stoppedBy === 'allowance' && leaves) {
    return { length: leaves.at, place: placed(box, heading, leaves.at), fate: leaves.fate, reached }
  }
  const wanted =
    stoppedBy === 'allowance'
      ? most
      : stoppedBy === 'objective'
        ? (goal ?? most)
        : stoppedBy === 'contact'
          ? (enemy ?? most)
          : Math.max(0, (enemy ?? most) - fromInches(SHORT_OF_ENEMY))
  const length = lastClearPlace(box, heading, wanted, blockers)
  return { length, place: placed(box, heading, length), fate: null, reached }
}
