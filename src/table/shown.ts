import type { Heading } from '#kernel/geometry/angle.ts'
import { type Box, type Footprint, isDisc } from '#kernel/geometry/footprint.ts'
import { frontOf } from '#kernel/geometry/gap.ts'
import { distance, type Point, rounded } from '#kernel/geometry/point.ts'

/** What the front of a stand commands, `splay` outward from both of its ends. */
export const shownFan = (stand: Footprint, range: number, splay: number) => {
  const [left, right] = frontOf(stand)
  return { shape: 'fan', left, right, range, splay } as const
}

/** Chords by which an arc is drawn: so many that none leaves it by a tenth of a millimetre. */
const CHORDS = 24
/** The same for a quarter of a circle with the longest range there is. */
const CHORDS_OF_QUARTER = 64

interface Aside {
  /** To the right of the middle of the front, and forward of it. */
  readonly right: number
  readonly forward: number
}

/** Part of a circle, from one angle right of ahead to another. */
const arcFrom = (
  centre: Aside,
  radius: number,
  from: number,
  to: number,
  chords: number = CHORDS,
): readonly Aside[] =>
  Array.from({ length: chords + 1 }, (_, i) => {
    const angle = from + ((to - from) * i) / chords
    return {
      right: centre.right + radius * Math.sin(angle),
      forward: centre.forward + radius * Math.cos(angle),
    }
  })

/** Places so far from a stand that lie ahead of it and at most so much aside of its front, from left to right. */
const farEdge = (stand: Footprint, wider: number, range: number): readonly Aside[] => {
  if (isDisc(stand)) {
    const { radius } = stand
    const most = Math.min(
      Math.asin(Math.min(1, (radius + wider) / (radius + range))),
      Math.acos(radius / (radius + range)),
    )
    return arcFrom({ right: 0, forward: -radius }, radius + range, -most, most)
  }
  const half = stand.width / 2
  const most = Math.asin(Math.min(1, wider / range))
  return [
    ...arcFrom({ right: -half, forward: 0 }, range, -most, 0),
    ...arcFrom({ right: half, forward: 0 }, range, 0, most),
  ]
}

const outlined = (stand: Footprint, places: readonly Aside[]) => {
  const [left, right] = frontOf(stand)
  const length = distance(left, right)
  const [x, y] = [(right.x - left.x) / length, (right.y - left.y) / length]
  const middle = { x: (left.x + right.x) / 2, y: (left.y + right.y) / 2 }
  const points = places.map((place) => ({
    x: rounded(middle.x + place.right * x - place.forward * y),
    y: rounded(middle.y + place.right * y + place.forward * x),
  }))
  return { shape: 'polygon', points } as const
}

/** The strip ahead of a stand, `wider` than its front on both sides, from one distance of it to another. */
export const shownLane = (stand: Footprint, wider: number, least: number, most: number) => {
  const far = farEdge(stand, wider, most)
  const [first, last] = [far[0], far.at(-1)]
  const near =
    least > 0
      ? farEdge(stand, wider, least).toReversed()
      : [last, first].flatMap((end) => (end ? [{ right: end.right, forward: 0 }] : []))
  return outlined(stand, [...far, ...near])
}

/** What a face commands `splay` outward from both of its ends, in radians, as far as a range from its middle. */
export const shownFanAbout = (face: Box, range: number, splay: number) => {
  const half = face.width / 2
  // Where the ray from a corner comes to the range: both measured from the middle of the face.
  const [aside, on] = [Math.sin(splay), Math.cos(splay)]
  const along = Math.sqrt(range * range - half * half * on * on) - half * aside
  const most = Math.atan2(half + along * aside, along * on)
  return outlined(face, [
    { right: -half, forward: 0 },
    ...arcFrom({ right: 0, forward: 0 }, range, -most, most),
    { right: half, forward: 0 },
  ])
}

/** All round a stand, so far from its edge. */
export const shownRange = (stand: Footprint, range: number) => {
  if (isDisc(stand)) return { shape: 'circle', centre: stand.centre, radius: stand.radius + range } as const
  const { width, depth } = stand
  const corner = (right: number, forward: number, from: number): readonly Aside[] =>
    arcFrom(
      { right: right * (width / 2), forward: forward * depth },
      range,
      from,
      from + Math.PI / 2,
      CHORDS_OF_QUARTER,
    )
  return outlined(stand, [
    ...corner(1, 0, 0),
    ...corner(1, -1, Math.PI / 2),
    ...corner(-1, -1, Math.PI),
    ...corner(-1, 0, 1.5 * Math.PI),
  ])
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
