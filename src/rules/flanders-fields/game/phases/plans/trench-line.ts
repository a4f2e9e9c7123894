import { toCm } from '../../../tables/index.ts'
import type { Side } from '../../../vocabulary.ts'
import { fieldOf } from '../../field.ts'
import type { State } from '../../state.ts'

/** The y, in cm, of the front trench of a side at an x; none without a trench. */
export const frontTrenchAt = ({ scenario }: State, side: Side, x: number): number | undefined => {
  const line = fieldOf(scenario).front[side]?.line.map((p) => ({ x: toCm(p.x), y: toCm(p.y) })) ?? []
  const sorted = line.toSorted((one, other) => one.x - other.x)
  const after = sorted.find((p) => p.x >= x) ?? sorted.at(-1)
  const before = sorted.findLast((p) => p.x <= x) ?? sorted[0]
  if (!after || !before) return undefined
  const share = after.x > before.x ? (x - before.x) / (after.x - before.x) : 0
  return before.y + share * (after.y - before.y)
}
