import { type Box, corners } from './box.ts'
import type { Point } from './point.ts'

/** An area with sides parallel to those of the table: x1 <= x2, y1 <= y2. */
export interface Rectangle {
  readonly x1: number
  readonly y1: number
  readonly x2: number
  readonly y2: number
}

/** The edge counts as inside. */
export const rectangleContains = (area: Rectangle, p: Point): boolean =>
  p.x >= area.x1 && p.x <= area.x2 && p.y >= area.y1 && p.y <= area.y2

/** The whole box lies in the area; edges may touch. */
export const rectangleHolds = (area: Rectangle, box: Box): boolean =>
  corners(box).every((p) => rectangleContains(area, p))

/** The corners clockwise from the north-west. */
export const rectanglePolygon = ({ x1, y1, x2, y2 }: Rectangle): readonly Point[] => [
  { x: x1, y: y2 },
  { x: x2, y: y2 },
  { x: x2, y: y1 },
  { x: x1, y: y1 },
]

export const rectangleCentre = ({ x1, y1, x2, y2 }: Rectangle): Point => ({
  x: Math.round((x1 + x2) / 2),
  y: Math.round((y1 + y2) / 2),
})

/** The area as a box looking north, with the very same corners: its centre may fall between whole coordinates. */
export const rectangleBox = ({ x1, y1, x2, y2 }: Rectangle): Box => ({
  centre: { x: (x1 + x2) / 2, y: (y1 + y2) / 2 },
  heading: 0,
  width: x2 - x1,
  depth: y2 - y1,
})

/** How far inside its edges a line is seen to be in it without a doubt, and for how long. */
const WELL = 1

/** Part of the line from a to b surely lies inside: quickly seen of most that do. */
export const cutsWellInto = ({ x1, y1, x2, y2 }: Rectangle, a: Point, b: Point): boolean => {
  const x = b.x - a.x
  const y = b.y - a.y
  let from = 0
  let to = 1
  if (x === 0) {
    if (a.x < x1 + WELL || a.x > x2 - WELL) return false
  } else {
    const low = (x1 + WELL - a.x) / x
    const high = (x2 - WELL - a.x) / x
    from = Math.max(from, Math.min(low, high))
    to = Math.min(to, Math.max(low, high))
    if (x1 + WELL > x2 - WELL) return false
  }
  if (y === 0) {
    if (a.y < y1 + WELL || a.y > y2 - WELL) return false
  } else {
    const low = (y1 + WELL - a.y) / y
    const high = (y2 - WELL - a.y) / y
    from = Math.max(from, Math.min(low, high))
    to = Math.min(to, Math.max(low, high))
    if (y1 + WELL > y2 - WELL) return false
  }
  return to > from && (to - from) * (Math.abs(x) + Math.abs(y)) > 2 * WELL
}
