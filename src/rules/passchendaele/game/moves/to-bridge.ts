import { ahead, angleBetween, bearing, HALF, type Heading, QUARTER, turned } from '#kernel/geometry/angle.ts'
import { fromDegrees } from '#kernel/geometry/measure.ts'
import { type Point, squaredDistance } from '#kernel/geometry/point.ts'
import { placed, travelClear } from '#kernel/geometry/sweep.ts'
import { ASIDE_AT_MOST } from '../../tables/index.ts'
import type { Base } from '../state.ts'
import type { Move } from './move.ts'
import { reachOfMove } from './reach.ts'
import { isAtBridge } from './water.ts'

/** How finely a way along a barrier is looked for. */
const STEP = fromDegrees(5)

/** PA-MOVE-24: the nearest bridge over a barrier that bars a base's straight way, too far off to be used. */
const bridgeBeyondReach = (move: Move, base: Base, straight: Heading): Point | undefined => {
  const reach = reachOfMove(move, base, straight)
  let nearest: Point | undefined
  for (const barrier of move.state.table.barriers) {
    if (barrier.bridges.length === 0 || isAtBridge(base, barrier)) continue
    if (travelClear(base, straight, reach, barrier.boxes, 0) >= reach) continue
    for (const bridge of barrier.bridges) {
      const nearer = !nearest || squaredDistance(base.centre, bridge) < squaredDistance(base.centre, nearest)
      if (nearer) nearest = bridge
    }
  }
  return nearest
}

/** PA-MOVE-24: a base that may not cross moves along the barrier towards its bridge. */
export const mayGoToBridge = (move: Move, base: Base, straight: Heading, heading: Heading): boolean => {
  if (angleBetween(straight, heading) > fromDegrees(ASIDE_AT_MOST)) return false
  const bridge = bridgeBeyondReach(move, base, straight)
  return bridge !== undefined && ahead(base.centre, heading, bridge) > 0
}

/** The way on which such a base comes nearest to the bridge; the straight one for all others. */
export const straightOrToBridge = (move: Move, base: Base, straight: Heading): Heading => {
  if (move.state.table.barriers.length === 0) return straight
  const bridge = bridgeBeyondReach(move, base, straight)
  if (!bridge) return straight
  const right = angleBetween(bearing(base.centre, bridge), turned(straight, QUARTER)) < QUARTER
  let best = straight
  let least = Number.POSITIVE_INFINITY
  for (let off = 0; off <= fromDegrees(ASIDE_AT_MOST); off += STEP) {
    const heading = turned(straight, right ? off : -off)
    const reach = reachOfMove(move, base, heading)
    const end = placed(base, heading, travelClear(base, heading, reach, move.around.closed, 0))
    const away = squaredDistance(end.centre, bridge)
    if (away >= least) continue
    least = away
    best = heading
  }
  return best
}

/** The straight direction of a countermarch is the side it goes to. */
export const straightFor = (order: Move['order'], middle: Heading, heading: Heading): Heading =>
  order === 'countermarch' && angleBetween(middle, heading) > QUARTER ? turned(middle, HALF) : middle
