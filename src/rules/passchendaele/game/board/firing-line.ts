import { lastMemo } from '../../../../kernel/memo.ts'
import type { SideName } from '../sides.ts'
import type { Base, State } from '../state.ts'

/** The bases of a side as far as their zones go, and what was found about those they reach. */
interface FiringLine<T> {
  readonly found: WeakMap<readonly Base[], T>
}

/** All that the zones of a side rest on: where each base stands and looks, who still fires, and how far. */
const madeFrom = ({ units, table }: State, side: SideName, inches: number): readonly unknown[] => {
  const parts: unknown[] = [table, inches]
  for (const unit of units) {
    if (unit.side !== side || unit.bases.length === 0) continue
    parts.push(unit.status === 'disordered')
    for (const { centre, heading } of unit.bases) parts.push(centre, heading)
  }
  parts.push(parts.length)
  return parts
}

/** The same for a side as long as nobody on it has moved, turned, gone or lost his fire: most orders change none of that. */
export const firingLines = <T>(): ((state: State, side: SideName, inches: number) => FiringLine<T>) => {
  const line = () =>
    lastMemo(
      (_state: State, _side: SideName, _inches: number): FiringLine<T> => ({ found: new WeakMap() }),
      madeFrom,
    )
  const lines = { german: line(), entente: line() }
  return (state, side, inches) => lines[side](state, side, inches)
}
