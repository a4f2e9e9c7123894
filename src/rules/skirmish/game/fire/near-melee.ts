import { distance, type Point } from '../../../../kernel/geometry/point.ts'
import { fromInches, MELEE_REACH, TOLERANCE } from '../../tables/table-top.ts'
import type { State } from '../state.ts'
import { isInMelee } from '../units.ts'

const NEAR = fromInches(MELEE_REACH.firedOnAt) + fromInches(TOLERANCE)

/** SK-FIRE-22: so close to men in melee that nothing is aimed there. */
export const isNearMelee = (state: State, aim: Point): boolean =>
  state.melees.length > 0 &&
  state.units.some(
    (unit) => isInMelee(state, unit) && unit.figures.some(({ at }) => distance(at, aim) <= NEAR),
  )
