import type { Point } from '#kernel/geometry/point.ts'
import { stretchesAlong } from '#table/going.ts'
import type { Ground, MoveMode } from '../../vocabulary.ts'
import { goings, groundOf } from '../board/ground.ts'
import type { State, Unit } from '../state.ts'
import { priceFor } from './allowance.ts'

/** What one kind of ground on a way is worth. */
export interface GroundPrice {
  readonly ground: Ground
  readonly length: number
  readonly cost: number
}

/** SK-MOV-04: a way by the ground it goes over, without what lies across it. */
export const groundPrices = (
  state: State,
  unit: Unit,
  mode: MoveMode,
  path: readonly Point[],
): readonly GroundPrice[] => {
  const price = priceFor(unit, mode)
  const found = new Map<Ground, GroundPrice>()
  for (const { from, to, under } of stretchesAlong(path, goings(state.works, state))) {
    const ground = groundOf(under)
    if (ground === 'barred') continue
    const before = found.get(ground)
    const length = to - from
    found.set(ground, {
      ground,
      length: (before?.length ?? 0) + length,
      cost: (before?.cost ?? 0) + length * price(under),
    })
  }
  return [...found.values()]
}
