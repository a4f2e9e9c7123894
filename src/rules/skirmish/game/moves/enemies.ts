import { bearing, HALF, type Heading, turned } from '../../../../kernel/geometry/angle.ts'
import type { Point } from '../../../../kernel/geometry/point.ts'
import { wholeDegrees } from '../board/facings.ts'
import { houseNamed } from '../board/ground.ts'
import type { State, Unit } from '../state.ts'
import { forward, isActive } from '../units.ts'
import { distanceToUnit } from './obstacles.ts'

/** Enemies who count as near: men in dugouts are seen by nobody (SK-STR-14). */
export const activeEnemies = (state: State, unit: Pick<Unit, 'side'>): readonly Unit[] =>
  state.units.filter(
    (other) =>
      other.side !== unit.side &&
      isActive(other) &&
      (other.inside === null || houseNamed(state, other.inside)?.kind !== 'dugout'),
  )

/** The nearest active enemy to a place; the first of several in the roster (SK-GEN-32). */
export const nearestEnemy = (state: State, unit: Pick<Unit, 'side'>, p: Point): Unit | undefined => {
  let best: Unit | undefined
  let least = Number.POSITIVE_INFINITY
  for (const enemy of activeEnemies(state, unit)) {
    const far = distanceToUnit(state, enemy, p)
    if (far >= least) continue
    least = far
    best = enemy
  }
  return best
}

/** SK-MOV-24: towards the nearest active enemy, else his base edge. */
export const towardsEnemy = (state: State, unit: Unit): Heading => {
  const enemy = nearestEnemy(state, unit, unit.position)
  return enemy ? wholeDegrees(bearing(unit.position, enemy.position)) : forward(unit.side)
}

export const awayFromEnemy = (state: State, unit: Unit): Heading => turned(towardsEnemy(state, unit), HALF)
