import type { Heading } from '#kernel/geometry/angle.ts'
import { fromDegrees, toDegrees } from '#kernel/geometry/measure.ts'
import type { Point } from '#kernel/geometry/point.ts'
import { placeOf, toInches } from '../tables/table-top.ts'

const hundredths = (n: number): number => Math.round(n * 100) / 100

/** A point as an order has it. */
export const spot = (point: Point): { readonly x: number; readonly y: number } => {
  const { x, y } = placeOf(point)
  return { x: hundredths(x), y: hundredths(y) }
}

/** A point of the table as an order has it: what is beyond the edge is drawn in. */
export const spotOnTable = (point: Point): { readonly x: number; readonly y: number } => {
  const { x, y } = spot(point)
  return { x: Math.max(0, x), y: Math.max(0, y) }
}

/** SK-GEN-21 */
export const degreesOf = (heading: Heading): number => Math.round(toDegrees(heading)) % 360

/** A length of the table without its unit: "5.6". */
export const figureOf = (length: number): string => toInches(length).toFixed(1).replace(/\.0$/, '')

/** "5.6″" */
export const inchesOf = (length: number): string => `${figureOf(length)}″`

/** SK-GEN-21: the nearest facing that there is. */
export const wholeDegrees = (heading: Heading): Heading => fromDegrees(Math.round(toDegrees(heading)))
