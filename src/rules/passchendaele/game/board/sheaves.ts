import { farFromBounds } from '#kernel/geometry/bounds.ts'
import { type Box, farApart } from '#kernel/geometry/footprint.ts'
import { sharedArea } from '#kernel/geometry/inside.ts'
import type { Point } from '#kernel/geometry/point.ts'
import type { Rectangle } from '#kernel/geometry/rectangle.ts'
import { INCH } from '../../tables/index.ts'
import type { Square, State, Unit } from '../state.ts'

/** PA-SHEAF-05, PA-SHEAF-14: whether the guns of a unit keep their sheaves on the table. */
export const keepsSheaves = (unit: Unit): boolean =>
  unit.order === 'fire-barrage' && unit.status !== 'disordered'

/** The squares of every barrage that lies on the table. */
export const lyingSheaves = ({ units }: Pick<State, 'units'>): readonly (readonly Square[])[] =>
  units.flatMap((unit) =>
    keepsSheaves(unit) ? unit.bases.flatMap(({ sheaf }) => (sheaf ? [sheaf.squares] : [])) : [],
  )

export const middlesOf = (squares: readonly Square[]): readonly Point[] =>
  squares.map(({ box }) => box.centre)

/** Square inches of a square on a base. */
const areaOn = (base: Box, square: Box): number => sharedArea(base, square) / (INCH * INCH)

/** PA-SHEAF-08: square inches of one square on all bases of a unit, every layer counted. */
export const squareOn = (unit: Unit, { box, stack }: Square): number => {
  let inches = 0
  for (const base of unit.bases) inches += areaOn(base, box)
  return inches * stack
}

/** The squares of a sheaf adjoin, so none is farther than this from the first, east, west, north or south. */
const SPREAD = 3 * INCH * 1.5

/** No square of a sheaf can lie on anything within these bounds. */
export const liesFar = (ground: Rectangle, [first]: readonly Square[]): boolean =>
  first === undefined || farFromBounds(ground, first.box, SPREAD)

/** PA-SHEAF-08: square inches of a whole sheaf on all bases of a unit. */
export const sheafOn = (unit: Unit, squares: readonly Square[]): number => {
  const first = squares[0]
  if (!first) return 0
  let inches = 0
  for (const base of unit.bases) {
    if (farApart(base, first.box, SPREAD)) continue
    for (const { box, stack } of squares) inches += areaOn(base, box) * stack
  }
  return inches
}
