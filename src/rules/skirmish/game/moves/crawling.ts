import { distance, type Point } from '#kernel/geometry/point.ts'
import { type Refusal, refuse } from '#kernel/procedure/refusal.ts'
import { CRAWL } from '../../tables/organisation.ts'
import { fromInches, TOLERANCE } from '../../tables/table-top.ts'
import { isOpenAt, linesCrossed, passageOf } from '../board/lines.ts'
import { barredBy } from '../board/obstacles.ts'
import { isOnTableTop, mayStandOn } from '../board/room.ts'
import type { State, Unit } from '../state.ts'
import { enemyTooNear } from './enemies.ts'
import { nearEnemy } from './way.ts'

/** What keeps a unit from moving at all. */
export const stayingRefusal = ({ inside, vehicle, kind, weapon, limbered }: Unit): Refusal | undefined => {
  if (inside !== null)
    return refuse('inside', 'The unit is inside a structure: it must leave it first.', 'SK-MOV-23')
  if (vehicle && !vehicle.running)
    return refuse('stopped', 'The vehicle has stopped and cannot move.', 'SK-MOV-39')
  return kind === 'wagon' && weapon === 'wagon' && !limbered
    ? refuse('not-hitched', 'The wagon is not hitched.', 'SK-MOV-01')
    : undefined
}

/** SK-MOV-28: why men lying down do not crawl to a place. */
export const crawlRefusal = (state: State, unit: Unit, to: Point): Refusal | undefined => {
  if (distance(unit.position, to) > fromInches(CRAWL) + fromInches(TOLERANCE))
    return refuse(
      'crawl',
      'Men lying down crawl up to 2 inches in one leg; let them rise to go farther.',
      'SK-MOV-28',
    )
  const isBarred = linesCrossed(state, [unit.position, to]).some(
    ({ line, along }) => !isOpenAt(state, line, along, passageOf('infantry')),
  )
  if (isBarred)
    return refuse('obstacle', 'Men lying down do not get over wire, hedges, fences or walls.', 'SK-MOV-28')
  if (!isOnTableTop(state, to) || !mayStandOn(state, unit, to) || barredBy(state, unit, unit.position, to))
    return refuse('impassable', 'Nobody can crawl there.', 'SK-MOV-28')
  const enemy = enemyTooNear(state, unit, unit.position, to)
  return enemy && nearEnemy(state, enemy)
}
