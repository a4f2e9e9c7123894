import { bearing, direction, type Heading } from '#kernel/geometry/angle.ts'
import { towards } from '#kernel/geometry/direction.ts'
import { type Box, type Footprint, isDisc } from '#kernel/geometry/footprint.ts'
import { overlaps } from '#kernel/geometry/gap.ts'
import { distance, type Point, rounded } from '#kernel/geometry/point.ts'
import { BEATEN_ZONE_AREAS, fromCm } from '../../tables/index.ts'
import type { BurstGun } from '../../vocabulary.ts'
import type { Stand, State } from '../state.ts'
import { friendInTheWay, muzzleOf } from './arcs.ts'

/** How far from its centre a line through it leaves a body. */
const halfChord = (body: Footprint, line: Point): number => {
  if (isDisc(body)) return body.radius
  const { x, y } = direction(body.heading)
  const forward = Math.abs(line.x * x + line.y * y)
  const aside = Math.abs(line.x * y - line.y * x)
  return Math.min(
    forward > 0 ? body.depth / 2 / forward : Number.POSITIVE_INFINITY,
    aside > 0 ? body.width / 2 / aside : Number.POSITIVE_INFINITY,
  )
}

/** A strip along the line of fire, from one distance to another. */
const strip = (
  gun: BurstGun,
  muzzle: Point,
  line: Point,
  heading: Heading,
  from: number,
  to: number,
): Box => {
  const middle = (from + to) / 2
  return {
    centre: { x: muzzle.x + rounded(middle * line.x), y: muzzle.y + rounded(middle * line.y) },
    heading,
    width: fromCm(BEATEN_ZONE_AREAS[gun].width),
    depth: Math.max(1, rounded(to - from)),
  }
}

/** FF-MG-02, FF-MG-04: the strip of a burst up to its first target, and the beaten zone behind it. */
export interface BurstGround {
  readonly strip: Box
  readonly zone: Box
  /** Along the line of fire. */
  readonly heading: Heading
}

export const burstGround = (gun: BurstGun, from: Footprint, target: Footprint): BurstGround => {
  const muzzle = muzzleOf(from)
  const line = towards(muzzle, target.centre)
  const heading = bearing(muzzle, target.centre)
  const far = distance(muzzle, target.centre)
  const half = halfChord(target, line)
  const behind = far + half
  const zone = behind + fromCm(BEATEN_ZONE_AREAS[gun].depth)
  return {
    strip: strip(gun, muzzle, line, heading, 0, Math.max(0, far - half)),
    zone: strip(gun, muzzle, line, heading, behind, zone),
    heading,
  }
}

/** FF-ARC-09, FF-MG-05: the friend in the strip of a burst, if one is. */
export const burstMaskedBy = (
  state: State,
  firer: Stand,
  { strip: ground }: BurstGround,
): Stand | undefined => friendInTheWay(state, firer, (friend) => overlaps(ground, friend))
