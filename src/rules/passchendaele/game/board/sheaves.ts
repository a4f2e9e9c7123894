import { QUARTER } from '../../../../kernel/geometry/angle.ts'
import { type Box, corners } from '../../../../kernel/geometry/box.ts'
import { overlapArea } from '../../../../kernel/geometry/polygon.ts'
import type { Square, Unit } from '../state.ts'
import { INCH } from './measures.ts'

/** PA-SHEAF-05, PA-SHEAF-14: whether the guns of a unit keep their sheaves on the table. */
export const keepsSheaves = (unit: Unit): boolean =>
  unit.order === 'fire-barrage' && unit.status !== 'disordered'

/** Ground two boxes share along one axis of the table; both stand square to it. */
const shared = (a: number, reachA: number, b: number, reachB: number): number =>
  Math.max(0, Math.min(a + reachA, b + reachB) - Math.max(a - reachA, b - reachB))

const isSideways = (box: Box): boolean => box.heading % (2 * QUARTER) !== 0

/** Square inches of a square on a base. */
export const areaOn = (base: Box, square: Box): number => {
  const most = (base.width + base.depth + square.width + square.depth) / 2
  const x = Math.abs(base.centre.x - square.centre.x)
  const y = Math.abs(base.centre.y - square.centre.y)
  if (x > most || y > most) return 0
  if (base.heading % QUARTER === 0 && square.heading % QUARTER === 0) {
    const wide = (isSideways(base) ? base.depth : base.width) / 2
    const deep = (isSideways(base) ? base.width : base.depth) / 2
    const east = shared(base.centre.x, wide, square.centre.x, square.width / 2)
    const north = shared(base.centre.y, deep, square.centre.y, square.depth / 2)
    return (east * north) / (INCH * INCH)
  }
  return overlapArea(corners(base), corners(square)) / (INCH * INCH)
}

/** PA-SHEAF-08: square inches of one square on all bases of a unit, every layer counted. */
export const squareOn = (unit: Unit, { box, stack }: Square): number => {
  let inches = 0
  for (const base of unit.bases) inches += areaOn(base, box)
  return inches * stack
}

/** The squares of a sheaf adjoin, so none is farther than this from the first, east, west, north or south. */
const SPREAD = 3 * INCH * 1.5

/** PA-SHEAF-08: square inches of a whole sheaf on all bases of a unit. */
export const sheafOn = (unit: Unit, squares: readonly Square[]): number => {
  const first = squares[0]
  if (!first) return 0
  const { x, y } = first.box.centre
  let inches = 0
  for (const base of unit.bases) {
    const far = SPREAD + INCH + base.width + base.depth
    if (Math.abs(base.centre.x - x) > far || Math.abs(base.centre.y - y) > far) continue
    for (const { box, stack } of squares) inches += areaOn(base, box) * stack
  }
  return inches
}
