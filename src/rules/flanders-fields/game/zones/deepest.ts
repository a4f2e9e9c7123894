import { CIRCLE, direction } from '#kernel/geometry/angle.ts'
import { corners } from '#kernel/geometry/box.ts'
import { type Box, type Footprint, isDisc, standingAt } from '#kernel/geometry/footprint.ts'
import { sharedArea } from '#kernel/geometry/inside.ts'
import type { Point } from '#kernel/geometry/point.ts'
import { overlapArea, type Polygon } from '#kernel/geometry/polygon.ts'
import type { Span } from '#kernel/geometry/span.ts'

/** A round base is measured as a polygon of so many corners. */
const ROUND_CORNERS = 32
/** Each halves what is left, or takes a third of it. */
const STEPS = 48
/** A share of the ground covered that is no more than rounding. */
const ALIKE = 1e-9

const STEPS_ROUND: readonly Point[] = Array.from({ length: ROUND_CORNERS }, (_, i) =>
  direction((i * CIRCLE) / ROUND_CORNERS),
)

/** A round base as a polygon. */
export const ringAbout = ({ x, y }: Point, radius: number): Polygon =>
  STEPS_ROUND.map((step) => ({ x: x + radius * step.x, y: y + radius * step.y }))

const coveredBy = (area: Box, footprint: Footprint): number =>
  isDisc(footprint)
    ? overlapArea(ringAbout(footprint.centre, footprint.radius), corners(area))
    : sharedArea(footprint, area)

/** How deep something lies in an area, and how far along a straight way it first does. */
export interface Deepest {
  readonly at: number
  readonly covered: number
}

/**
 * FF-ZONE-04: where, while it is under an area, most of a base first lies inside. Going straight through, the ground covered
 * only grows, stays, and shrinks again.
 */
export const deepestIn = (area: Box, footprint: Footprint, step: Point, under: Span): Deepest => {
  const { centre, heading } = footprint
  const covered = (far: number): number =>
    coveredBy(
      area,
      standingAt(footprint, { x: centre.x + far * step.x, y: centre.y + far * step.y }, heading),
    )
  let { from, to } = under
  for (let i = 0; i < STEPS; i++) {
    const third = (to - from) / 3
    if (covered(from + third) < covered(to - third)) from += third
    else to -= third
  }
  const most = Math.max(covered(from), covered(to))
  let short = under.from
  let far = to
  if (covered(short) >= most * (1 - ALIKE)) return { at: short, covered: most }
  for (let i = 0; i < STEPS; i++) {
    const middle = (short + far) / 2
    if (covered(middle) >= most * (1 - ALIKE)) far = middle
    else short = middle
  }
  return { at: far, covered: most }
}
