import type { Point } from '#kernel/geometry/point.ts'
import { several } from '#kernel/words.ts'
import type { ShownMoment } from '#screen/results.ts'
import type { Side } from '../vocabulary.ts'
import type { State } from './state.ts'

/** A moment is where these stand. */
export const amid = (bodies: readonly { readonly centre: Point }[]): Pick<ShownMoment, 'places'> => {
  if (bodies.length === 0) return {}
  const mean = (of: (at: Point) => number): number =>
    Math.round(bodies.reduce((sum, { centre }) => sum + of(centre), 0) / bodies.length)
  return { places: [{ x: mean(({ x }) => x), y: mean(({ y }) => y) }] }
}

/** 'three stands' */
export const lostSoFar = (state: State, side: Side): string =>
  several(state.lost.filter((one) => one.side === side).length, 'stand')
