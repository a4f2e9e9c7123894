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
