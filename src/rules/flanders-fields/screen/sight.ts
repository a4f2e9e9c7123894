import type { Point } from '../../../kernel/geometry/point.ts'
import { shapeHolds } from '../../../kernel/geometry/shape.ts'
import { type Blocked, firstInTheWay } from '../../../table/sight.ts'
import { isHigh } from '../game/board/ground.ts'
import { fieldOf } from '../game/field.ts'
import type { View } from '../game/view.ts'

const CALLED = { wood: 'a wood', 'built-up': 'a village', hill: 'a hill' } as const

/** FF-VIS-03, FF-VIS-06: what stops a line that a player lays from one place to another. */
export const lineOfSight = (view: View, from: Point, to: Point): Blocked<string> | undefined => {
  const field = fieldOf(view.scenario)
  const above = isHigh(field, from) !== isHigh(field, to)
  const blockers = field.patches.flatMap(({ kind, box, shape, name }) => {
    if (kind !== 'wood' && kind !== 'built-up' && kind !== 'hill') return []
    if (shapeHolds(shape, from) || shapeHolds(shape, to) || (above && kind !== 'hill')) return []
    return [{ by: name ?? CALLED[kind], ground: [box] }]
  })
  return firstInTheWay(from, to, blockers)
}
