import type { Outline } from '#kernel/geometry/outline.ts'
import type { Size } from '#screen/ground.ts'
import { trace } from './brush.ts'
import { beltRing, type Ends, type Line, rounded } from './shapes/line.ts'
import { type Bounds, boundsOf, type Shape, shapeOf } from './shapes/shape.ts'

/** Terrain as its painters need it: millimetres, y downwards. */
export interface Patch extends Shape, Bounds {
  /** All of it. */
  readonly path: Path2D
}

/**
 * Corners are rounded off by so many pixels, or millimetres of an area, or such a part of a belt's width: what is drawn
 * stays true to the rules.
 */
const ROUNDED = { pixels: 2, area: 2, width: 0.12 } as const

export const patchOf = (outline: Outline, table: Size, px = 0): Patch => {
  const shape = shapeOf(outline)
  const onSheet = (line: Line): Line => line.map(({ x, y }) => ({ x: x / 100, y: (table.height - y) / 100 }))
  const width = shape.width / 100
  const least = shape.belt ? ROUNDED.width * width : ROUNDED.area
  const most = px === 0 ? 0 : Math.max(ROUNDED.pixels * px, least)
  const spine = rounded(onSheet(shape.spine), most)
  const ring = shape.belt ? beltRing(spine, width, shape.ends) : rounded(onSheet(shape.ring), most, true)
  return patchOfShape({ ...shape, ring, spine, width })
}

/** A patch of points of the sheet itself. */
export const patchOfShape = (shape: Shape): Patch => {
  const path = new Path2D()
  trace(path, shape.ring)
  path.closePath()
  return { ...shape, ...boundsOf(shape.ring), path }
}

const CAPS: Readonly<Record<Ends, CanvasLineCap>> = { flush: 'butt', square: 'square', round: 'round' }

/** How a stroke along the middle of a belt ends as the belt does. */
export const capOf = ({ ends = 'flush' }: Shape): CanvasLineCap => CAPS[ends]
