import Flatbush from 'flatbush'
import { boundsOf, boundsOfFootprint, widened } from '#kernel/geometry/bounds.ts'
import type { Footprint } from '#kernel/geometry/footprint.ts'
import { gapToPoint, within } from '#kernel/geometry/gap.ts'
import type { Point } from '#kernel/geometry/point.ts'
import type { Rectangle } from '#kernel/geometry/rectangle.ts'

/** Stands by where they are, for tables with hundreds of them. It is made anew when one of them has moved. */
export interface Near<S> {
  /** All that may lie in a rectangle, in their order. */
  around(area: Rectangle): readonly S[]
  /** All with a gap to something of no more than this, in their order. */
  within(footprint: Footprint, most: number): readonly S[]
  /** All that come as near to the line from one place to another as this, or may, in their order. */
  along(from: Point, to: Point, most: number): readonly S[]
  /** The nearest to a place that will do, the first of those that are as near; none if none is so near. */
  nearest(p: Point, most: number, willDo: (stand: S) => boolean): S | undefined
}

export const nearOf = <S extends Footprint>(stands: readonly S[]): Near<S> => {
  const index = stands.length > 0 ? new Flatbush(stands.length) : undefined
  for (const stand of stands) {
    const { x1, y1, x2, y2 } = boundsOfFootprint(stand)
    index?.add(x1, y1, x2, y2)
  }
  index?.finish()
  const around = ({ x1, y1, x2, y2 }: Rectangle): readonly S[] => {
    const found = index?.search(x1, y1, x2, y2).sort((a, b) => a - b) ?? []
    return found.flatMap((i) => stands[i] ?? [])
  }
  return {
    around,
    within: (footprint, most) =>
      around(widened(boundsOfFootprint(footprint), most)).filter((one) => within(footprint, one, most)),
    along: (from, to, most) => around(widened(boundsOf([from, to]), most)),
    nearest(p, most, willDo) {
      let best: S | undefined
      let least = Number.POSITIVE_INFINITY
      for (const one of around(widened(boundsOf([p]), most))) {
        const far = gapToPoint(one, p)
        if (far > most || far >= least || !willDo(one)) continue
        least = far
        best = one
      }
      return best
    },
  }
}
