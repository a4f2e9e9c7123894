import { direction, type Heading } from './angle.ts'
import { distance, type Point } from './point.ts'

/** Which way something goes: a heading, or a step of length 1 where hundredths of a degree are too coarse. */
export type Direction = Heading | Point

export const stepOf = (way: Direction): Point => (typeof way === 'number' ? direction(way) : way)

/** The step of length 1 from one place towards another; nowhere if they are the same. */
export const towards = (from: Point, to: Point): Point => {
  const length = distance(from, to)
  return length === 0 ? { x: 0, y: 0 } : { x: (to.x - from.x) / length, y: (to.y - from.y) / length }
}
