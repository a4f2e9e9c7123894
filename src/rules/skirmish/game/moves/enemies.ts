import { bearing, HALF, type Heading, turned } from '#kernel/geometry/angle.ts'
import { widened } from '#kernel/geometry/bounds.ts'
import type { Point } from '#kernel/geometry/point.ts'
import { ENEMY_DISTANCE, fromInches, TOLERANCE } from '../../tables/table-top.ts'
import type { Side } from '../../vocabulary.ts'
import { aboutMen, figuresOut } from '../board/bases.ts'
import { isInDugout } from '../board/ground.ts'
import { distanceFromWay, distanceToUnit, isUnitFarOff, isWayFarOff } from '../board/obstacles.ts'
import { wholeDegrees } from '../lengths.ts'
import type { State, Unit } from '../state.ts'
import { sideMemo } from '../table-memo.ts'
import { forward, isActive, isVehicle } from '../units.ts'

const SLACK = fromInches(TOLERANCE)

/** Enemies who count as near: men in dugouts are seen by nobody (SK-STR-14). */
export const activeEnemies = (state: State, { side }: Pick<Unit, 'side'>): readonly Unit[] =>
  enemiesOf(state, side)

const enemiesOf = sideMemo((state, side: Side): readonly Unit[] =>
  state.units.filter((other) => other.side !== side && isActive(other) && !isInDugout(state, other)),
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

/** SK-GEN-18, SK-GEN-21: within an inch takes in exactly an inch. */
const NEAR = fromInches(ENEMY_DISTANCE) + SLACK

/** SK-MOV-16: an enemy to whom a leg comes too near; vehicles may go where they like. */
export const enemyTooNear = (state: State, unit: Unit, from: Point, to: Point): Unit | undefined => {
  if (isVehicle(unit)) return undefined
  return activeEnemies(state, unit).find((enemy) => {
    if (isWayFarOff(enemy, from, to, NEAR)) return false
    const least = distanceFromWay(state, enemy, from, to)
    return least < NEAR && least < distanceToUnit(state, enemy, from) - SLACK
  })
}

/** From its nearest man to the enemy. */
const nearestOf = (state: State, unit: Unit, enemy: Unit): number => {
  let least = Number.POSITIVE_INFINITY
  for (const { at } of figuresOut(unit)) least = Math.min(least, distanceToUnit(state, enemy, at))
  return least
}

/** SK-MOV-16: an enemy to whom figures would end too near. */
export const endsTooNear = (state: State, before: Unit, after: Unit): Unit | undefined => {
  if (isVehicle(after) || after.inside !== null) return undefined
  const about = widened(aboutMen(after.figures), NEAR)
  return activeEnemies(state, after).find((enemy) => {
    if (isUnitFarOff(enemy, about)) return false
    const then = nearestOf(state, after, enemy)
    return then < NEAR && then < nearestOf(state, before, enemy) - SLACK
  })
}

/** SK-MOV-24: towards the nearest active enemy, else his base edge. */
export const towardsEnemy = (state: State, unit: Unit): Heading => {
  const enemy = nearestEnemy(state, unit, unit.position)
  return enemy ? wholeDegrees(bearing(unit.position, enemy.position)) : forward(unit.side)
}

export const awayFromEnemy = (state: State, unit: Unit): Heading => turned(towardsEnemy(state, unit), HALF)
