import type { Footprint } from '#kernel/geometry/footprint.ts'
import { shapeGap } from '#kernel/geometry/shape.ts'
import { FRONT_LINE, fromCm, LENGTH_FORGIVEN } from '../../tables/index.ts'
import { fieldOf } from '../field.ts'
import type { State } from '../state.ts'
import { blockHouseNamed, standsOf } from '../units.ts'

/** FF-ART-05, FF-DS-03: within 25 cm of the trench nearest to the attacker; without a trench nobody is. */
export const isInFrontLine = ({ scenario }: Pick<State, 'scenario'>, body: Footprint): boolean => {
  const trench = fieldOf(scenario).front.defender
  return trench !== undefined && shapeGap(trench.shape, body) <= fromCm(FRONT_LINE) + LENGTH_FORGIVEN
}

/** FF-DS-02, FF-ORG-07: what deep suppression takes off the dice of what the defender's regiments order. */
export const deepSuppressionOn = (
  state: State,
  { id, side, battalion }: { readonly id: string; readonly side: string; readonly battalion: string | null },
): number => {
  if (side !== 'defender' || battalion !== null || state.deepSuppression === 0) return 0
  const body = standsOf(state, id)[0] ?? blockHouseNamed(state, id)
  return body && isInFrontLine(state, body) ? 0 : state.deepSuppression
}
