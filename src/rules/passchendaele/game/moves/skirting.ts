import type { Refusal } from '#kernel/game/game.ts'
import { angleBetween, farAlong, type Heading, QUARTER, turned } from '#kernel/geometry/angle.ts'
import { corners } from '#kernel/geometry/box.ts'
import { fromDegrees } from '#kernel/geometry/measure.ts'
import { travelToContact } from '#kernel/geometry/sweep.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import type { Water } from '../../scenarios/table.ts'
import { ASIDE_AT_MOST, fromInches, MINOR_OBSTACLE, SHORT_OF_ENEMY, toInches } from '../../tables/index.ts'
import type { Base } from '../state.ts'
import type { Move } from './move.ts'
import type { Way } from './plan.ts'
import { reachOfMove } from './reach.ts'
import { straightFor } from './to-bridge.ts'
import { straightOn } from './ways.ts'

/** PA-MOVE-26: how broad it is to those who look for the enemy so. */
const breadth = ({ boxes }: Water, enemy: Heading): number => {
  const across = turned(enemy, QUARTER)
  const all = boxes.flatMap((box) => corners(box).map((p) => farAlong(across, p)))
  return Math.max(...all) - Math.min(...all)
}

/** PA-MOVE-26: how far it is to something minor that bars a base's way within its move; none if nothing does. */
export const minorObstacleAt = (move: Move, base: Base, heading: Heading): number | undefined => {
  const { state, unit } = move
  let nearest: number | undefined
  for (const barrier of state.table.barriers) {
    if (breadth(barrier, state.table.enemy[unit.side]) >= fromInches(MINOR_OBSTACLE)) continue
    for (const box of barrier.boxes) {
      const contact = travelToContact(base, heading, box)
      if (contact === undefined || contact >= reachOfMove(move, base, heading)) continue
      nearest = Math.min(nearest ?? contact, contact)
    }
  }
  return nearest
}

/** PA-MOVE-13, PA-MOVE-26: why a way may not bend so. */
export const bendRefusal = (move: Move, { base, heading, bend }: Way): Refusal | undefined => {
  if (!bend) return undefined
  const { state, unit, order } = move
  const contact = minorObstacleAt(move, base, heading)
  if (contact === undefined) {
    return refuse(
      'no-minor-obstacle',
      `A move bends only round impassable ground less than ${MINOR_OBSTACLE} inches across.`,
      'PA-MOVE-13',
    )
  }
  if (bend.after < contact - fromInches(SHORT_OF_ENEMY)) {
    const far = Math.round(toInches(contact) * 100) / 100
    return refuse('bend-too-early', `The first leg goes up to the obstacle, ${far} inches on.`, 'PA-MOVE-26')
  }
  const straight = straightFor(order, straightOn(state, unit, order), bend.heading)
  return angleBetween(straight, bend.heading) <= fromDegrees(ASIDE_AT_MOST)
    ? undefined
    : refuse('bend-too-sharp', `The second leg may not lead back.`, 'PA-MOVE-26')
}
