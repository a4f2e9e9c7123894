import { angleBetween, bearing, HALF, type Heading } from '#kernel/geometry/angle.ts'
import type { Footprint } from '#kernel/geometry/footprint.ts'
import { fromDegrees } from '#kernel/geometry/measure.ts'
import type { Shape } from '#kernel/geometry/outline.ts'
import { distance, type Point } from '#kernel/geometry/point.ts'
import { distanceToSegment } from '#kernel/geometry/segment.ts'
import { shapeHolds, stretchesIn } from '#kernel/geometry/shape.ts'
import { lengthOf } from '#kernel/geometry/span.ts'
import { isOneChain } from '#table/cohesion.ts'
import { COLUMN_GAP, COLUMN_OFF, fromCm, LENGTH_FORGIVEN } from '../../tables/index.ts'
import { type Field, fieldOf } from '../field.ts'
import type { State } from '../state.ts'

interface Road {
  readonly line: readonly Point[]
  readonly shape: Shape
}

/** One stand on its way: every place of it, the first where it starts, and how it looks at the end. */
interface March {
  readonly way: readonly Point[]
  readonly end: Footprint
}

const isWithin = (shape: Shape, from: Point, to: Point): boolean => {
  let inside = 0
  for (const stretch of stretchesIn(shape, from, to)) inside += lengthOf(stretch)
  return distance(from, to) - inside <= LENGTH_FORGIVEN
}

const staysOn = ({ shape }: Road, way: readonly Point[]): boolean =>
  way.every((to, i) => {
    const from = way[i - 1]
    return from ? isWithin(shape, from, to) : shapeHolds(shape, to)
  })

/** How the road runs at a place, one way or the other. */
const runsAt = ({ line }: Road, p: Point): Heading => {
  let least = Number.POSITIVE_INFINITY
  let heading = 0
  for (let i = 1; i < line.length; i++) {
    const a = line[i - 1]
    const b = line[i]
    if (!a || !b) break
    const off = distanceToSegment(p, a, b)
    if (off >= least) continue
    least = off
    heading = bearing(a, b)
  }
  return heading
}

const looksAlong = (road: Road, { centre, heading }: Footprint): boolean => {
  const off = angleBetween(runsAt(road, centre), heading)
  return Math.min(off, HALF - off) <= fromDegrees(COLUMN_OFF)
}

const keepsTo = (road: Road, { way, end }: March): boolean => staysOn(road, way) && looksAlong(road, end)

const onOneRoad = ({ roads, roadLines }: Field, marches: readonly March[]): boolean =>
  roads.some((shape, i) => marches.every((march) => keepsTo({ shape, line: roadLines[i] ?? [] }, march)))

/** FF-MOVE-16, FF-FORM-05: all that move in an action keep to a road, one close behind the other. */
export const isColumn = (state: State, marches: readonly March[]): boolean =>
  marches.length > 0 &&
  onOneRoad(fieldOf(state.scenario), marches) &&
  isOneChain(
    marches.map(({ end }) => end),
    [],
    fromCm(COLUMN_GAP) + LENGTH_FORGIVEN,
  )
