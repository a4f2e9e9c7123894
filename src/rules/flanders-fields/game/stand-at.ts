import type { Heading } from '#kernel/geometry/angle.ts'
import { type Footprint, isDisc } from '#kernel/geometry/footprint.ts'
import type { Point } from '#kernel/geometry/point.ts'
import { standWith } from './records.ts'
import type { Stand, StandFacts } from './state.ts'

/** What is known of a stand, on a base of this size; the facts may be those of a stand on another. */
export const standOn = (base: Footprint, centre: Point, heading: Heading, facts: StandFacts): Stand =>
  standWith(
    isDisc(base)
      ? { ...facts, centre, heading, radius: base.radius, width: undefined }
      : { ...facts, centre, heading, width: base.width, depth: base.depth },
  )

/** A stand as if it stood elsewhere; where nothing is said it looks the same way. */
export const standAt = (stand: Stand, centre: Point, heading: Heading = stand.heading): Stand => {
  const there = standWith(stand)
  there.centre = centre
  there.heading = heading
  return there
}
