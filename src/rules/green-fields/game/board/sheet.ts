import type { Point } from '#kernel/geometry/point.ts'
import { columnOf, rowOf } from '../../reckoning/grid.ts'
import type { State } from '../state.ts'
import type { ZoneNumber } from '../zone.ts'

/* Where things lie on the table as it is drawn: zones of six inches, and behind each base line a strip for what is off the board. */

/** Side of a zone, and depth of the strip behind a base line, in hundredths of a millimetre. */
export const SIDE = 15_240
export const REAR = 14_000

export const middleOf = ({ country }: Pick<State, 'country'>, zone: ZoneNumber): Point => ({
  x: Math.round((columnOf(country, zone) + 0.5) * SIDE),
  y: Math.round(REAR + (rowOf(country, zone) + 0.5) * SIDE),
})

/** Where shells fall in a zone, as parts of its side off the middle. */
const FALL = [
  [-0.24, 0.2],
  [0.18, -0.22],
  [0.02, 0.05],
  [0.3, 0.22],
  [-0.3, -0.18],
] as const

/** Where shells fall in a zone. */
export const shellsIn = (state: Pick<State, 'country'>, zone: ZoneNumber): readonly Point[] => {
  const { x, y } = middleOf(state, zone)
  return FALL.map(([right, up]) => ({ x: x + Math.round(right * SIDE), y: y + Math.round(up * SIDE) }))
}
