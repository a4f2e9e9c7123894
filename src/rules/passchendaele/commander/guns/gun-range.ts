import { distance, type Point } from '#kernel/geometry/point.ts'
import type { Unit } from '../../game/state.ts'
import { GUN_TABLE, toInches } from '../../tables/index.ts'
import { isGuns } from '../../vocabulary.ts'
import { depthOf, footOf, inchesToPoint, onwards, type Situation } from '../situation.ts'

/** How many gun bases of the enemy reach a place. */
const gunsReaching = ({ enemies }: Situation, at: Point): number => {
  let count = 0
  for (const { status, bases } of enemies) {
    if (status === 'disordered') continue
    for (const { troop, centre } of bases)
      if (isGuns(troop) && toInches(distance(centre, at)) <= GUN_TABLE[troop].range) count++
  }
  return count
}

/** Going on would bring it under more guns than it can bear in the open. */
export const comesUnderGuns = (situation: Situation, unit: Unit): boolean => {
  const { stride, fewGuns } = situation.thresholds.reserve
  let first = unit.bases[0]
  for (const base of unit.bases)
    if (first && depthOf(situation, base.centre) > depthOf(situation, first.centre)) first = base
  if (!first) return false
  const ahead = gunsReaching(situation, onwards(situation, first.centre, stride))
  return ahead > fewGuns && ahead > gunsReaching(situation, first.centre)
}

/** Ground was lost, or is about to be: an enemy stands close to what is ours. */
export const isAlarmed = (situation: Situation): boolean => {
  const { state, side, enemies, thresholds } = situation
  return state.objectives.some(
    ({ at, holder }) =>
      holder !== side ||
      footOf(enemies).some((enemy) => inchesToPoint(enemy, at) <= thresholds.reserve.alarm),
  )
}
