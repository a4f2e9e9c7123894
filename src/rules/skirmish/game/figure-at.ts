import type { Point } from '#kernel/geometry/point.ts'
import { figureWith } from './records.ts'
import type { Figure } from './state.ts'

/** A man elsewhere; he himself if he is there. */
export const figureAt = (figure: Figure, at: Point): Figure => {
  if (figure.at.x === at.x && figure.at.y === at.y) return figure
  const there = figureWith(figure)
  there.at = at
  return there
}
