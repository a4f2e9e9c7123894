import { type Point, squaredDistance } from '#kernel/geometry/point.ts'
import { fromInches, MELEE_REACH, TOLERANCE } from '../../tables/table-top.ts'
import type { State } from '../state.ts'
import { TABLE } from '../table-memo.ts'
import { isInMelee } from '../units.ts'

const NEAR = fromInches(MELEE_REACH.firedOnAt) + fromInches(TOLERANCE)

const menInMelee = TABLE.memo((state: State): readonly Point[] =>
  state.units.flatMap((unit) => (isInMelee(state, unit) ? unit.figures.map(({ at }) => at) : [])),
)

/** SK-FIRE-22: so close to men in melee that nothing is aimed there. */
export const isNearMelee = (state: State, aim: Point): boolean => {
  if (state.melees.length === 0) return false
  for (const at of menInMelee(state)) if (squaredDistance(at, aim) <= NEAR * NEAR) return true
  return false
}
