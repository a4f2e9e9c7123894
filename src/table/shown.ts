import type { Heading } from '../kernel/geometry/angle.ts'
import { type Box, type Footprint, isDisc } from '../kernel/geometry/footprint.ts'
import { frontOf } from '../kernel/geometry/gap.ts'
import type { Point } from '../kernel/geometry/point.ts'

/** What the front of a stand commands, `splay` outward from both of its ends. */
export const shownFan = (stand: Footprint, range: number, splay: number) => {
  const [left, right] = frontOf(stand)
  return { shape: 'fan', left, right, range, splay } as const
}

/** All round a stand, so far from its edge. */
export const shownRange = (stand: Footprint, range: number) => {
  const half = isDisc(stand) ? stand.radius : Math.round(stand.depth / 2)
  return { shape: 'circle', centre: stand.centre, radius: range + half } as const
}

export const shownCircle = (centre: Point, radius: number) => ({ shape: 'circle', centre, radius }) as const

/** A template with four equal sides. */
export const shownSquare = ({ centre, width, heading }: Box) =>
  ({ shape: 'square', centre, side: width, heading }) as const

/** From one place over others to the last. */
export const shownArrow = (...points: readonly Point[]) => ({ shape: 'arrow', points }) as const

/** Where a piece would stand. */
export const shownGhost = (id: string, { centre, heading }: Footprint, facing: Heading = heading) => ({
  id,
  centre,
  heading: facing,
})
