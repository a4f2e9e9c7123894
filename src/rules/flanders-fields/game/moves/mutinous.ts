import type { Point } from '#kernel/geometry/point.ts'
import { LENGTH_FORGIVEN } from '../../tables/index.ts'
import type { Stand, State } from '../state.ts'
import { battalionOf } from '../units.ts'

/** FF-NAT-06, FF-NAT-11: a stand of a mutinous battalion ends nowhere nearer to the enemy's base edge than it began. */
export const willNotGo = (state: State, stand: Stand, to: Point): boolean => {
  const nearer = stand.side === 'attacker' ? to.y - stand.centre.y : stand.centre.y - to.y
  return nearer > LENGTH_FORGIVEN && (battalionOf(state, stand)?.mutinous ?? false)
}
