import { boundsOf, boundsOfFootprint, boundsTogether, widened } from './bounds.ts'
import { corners } from './box.ts'
import { type Disc, type Footprint, isDisc } from './footprint.ts'
import { distance, type Point } from './point.ts'
import { type Rectangle, rectanglePolygon } from './rectangle.ts'
import type { Ring } from './ring.ts'
import { GRAZE } from './span.ts'

/** A piece of ground as a scenario draws it. */
export type Outline =
  | ({ readonly shape: 'rectangle' } & Rectangle)
  /** Its edges do not cross; it may have hollows. */
  | { readonly shape: 'polygon'; readonly points: readonly Point[] }
  | { readonly shape: 'circle'; readonly centre: Point; readonly radius: number }
  | Belt

/** A chain of points with a width: a trench, a road, a stream, wire. */
export interface Belt {
  readonly shape: 'belt'
  readonly points: readonly Point[]
  readonly width: number
  /**
   * `round`, or left out: all that is no farther than half the width from the line. `flush`: the same, cut off square at
   * both ends. `square`: each stretch is a rectangle that goes half the width beyond its ends.
   */
  readonly ends?: 'round' | 'flush' | 'square'
}

/** Ground made ready for measuring. What lies in any of its parts lies in it. */
export interface Shape {
  readonly bounds: Rectangle
  readonly parts: readonly Part[]
  /** Of each part, a hair wider: what lies outside need not be measured. */
  readonly boundsOfParts: readonly Rectangle[]
  /** It is nothing but its bounds. */
  readonly isRectangle: boolean
  /** That it has none tells it from a footprint, quicker than to look whether there are parts. */
  readonly centre?: undefined
}

export const isShape = (ground: Footprint | Shape): ground is Shape => ground.centre === undefined

export type Part = Ring | Disc

export const isRound = (part: Part): part is Disc => 'radius' in part

const round = (centre: Point, radius: number): Disc => ({ centre, heading: 0, radius })

/** The rectangle about one stretch of a belt; none if its ends are one point. */
const stretchOf = (a: Point, b: Point, half: number, beyond: number): readonly Ring[] => {
  const length = distance(a, b)
  if (length === 0) return []
  const x = (b.x - a.x) / length
  const y = (b.y - a.y) / length
  const at = ({ x: px, y: py }: Point, on: number, left: number): Point => ({
    x: px + on * x - left * y,
    y: py + on * y + left * x,
  })
  return [[at(a, -beyond, half), at(b, beyond, half), at(b, beyond, -half), at(a, -beyond, -half)]]
}

const beltParts = ({ points, width, ends = 'round' }: Belt): readonly Part[] => {
  const half = width / 2
  const beyond = ends === 'square' ? half : 0
  const stretches = points.slice(1).flatMap((b, i) => stretchOf(points[i] ?? b, b, half, beyond))
  if (ends === 'square') return stretches
  const bends = ends === 'round' ? points : points.slice(1, -1)
  return [...stretches, ...bends.map((p) => round(p, half))]
}

const partsOf = (outline: Outline): readonly Part[] => {
  switch (outline.shape) {
    case 'rectangle':
      return [rectanglePolygon(outline)]
    case 'polygon':
      return [outline.points]
    case 'circle':
      return [round(outline.centre, outline.radius)]
    case 'belt':
      return beltParts(outline)
  }
}

const madeOf = (parts: readonly Part[], isRectangle: boolean): Shape => {
  const all = parts.map((part) => (isRound(part) ? boundsOfFootprint(part) : boundsOf(part)))
  return {
    bounds: boundsTogether(all),
    parts,
    boundsOfParts: all.map((bounds) => widened(bounds, GRAZE)),
    isRectangle,
  }
}

/** To be made once for each piece of ground, and kept. */
export const shapeOf = (outline: Outline): Shape => madeOf(partsOf(outline), outline.shape === 'rectangle')

/** What stands on the table as ground. */
export const shapeOfFootprint = (footprint: Footprint): Shape =>
  madeOf([isDisc(footprint) ? footprint : corners(footprint)], false)

/** Several pieces of ground as one. */
export const shapesTogether = (shapes: readonly Shape[]): Shape => ({
  bounds: boundsTogether(shapes.map(({ bounds }) => bounds)),
  parts: shapes.flatMap(({ parts }) => parts),
  boundsOfParts: shapes.flatMap(({ boundsOfParts }) => boundsOfParts),
  isRectangle: false,
})
