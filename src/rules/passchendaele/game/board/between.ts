import type { Box } from '../../../../kernel/geometry/box.ts'
import type { Point } from '../../../../kernel/geometry/point.ts'
import { crossesBox } from '../../../../kernel/geometry/segment.ts'

/** No part of a box can lie between the two ends of a line. */
const outOfTheWay = (from: Point, to: Point, { centre, width, depth }: Box): boolean => {
  const by = (width + depth) / 2 + 1
  return (
    (centre.x + by < from.x && centre.x + by < to.x) ||
    (centre.x - by > from.x && centre.x - by > to.x) ||
    (centre.y + by < from.y && centre.y + by < to.y) ||
    (centre.y - by > from.y && centre.y - by > to.y)
  )
}

/** A straight line from one place to another crosses a box; quicker than measuring where the box is far off. */
export const liesBetween = (from: Point, to: Point, box: Box): boolean =>
  !outOfTheWay(from, to, box) && crossesBox(from, to, box)
