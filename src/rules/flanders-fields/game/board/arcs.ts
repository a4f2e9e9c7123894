import { ahead, along, HALF, QUARTER, turned } from '#kernel/geometry/angle.ts'
import { liesBetween } from '#kernel/geometry/between.ts'
import type { Box, Edge } from '#kernel/geometry/box.ts'
import { fanOf, fanTouches } from '#kernel/geometry/fan.ts'
import { type Footprint, isDisc } from '#kernel/geometry/footprint.ts'
import { containsPoint, overlaps, within } from '#kernel/geometry/gap.ts'
import { fromDegrees } from '#kernel/geometry/measure.ts'
import type { Point } from '#kernel/geometry/point.ts'
import { ARCS, fromCm, TOUCHING } from '../../tables/index.ts'
import type { ArcWeapon } from '../../vocabulary.ts'
import { fieldOf } from '../field.ts'
import type { Stand, State } from '../state.ts'
import { isHigh } from './ground.ts'
import { bodiesOf } from './houses.ts'

/** Longer than any table. */
const FAR = fromCm(500)

/** FF-TAB-02: the front edge of a round base is as long as its diameter, at its foremost point. */
const squared = (footprint: Footprint): Box =>
  isDisc(footprint)
    ? {
        centre: footprint.centre,
        heading: footprint.heading,
        width: 2 * footprint.radius,
        depth: 2 * footprint.radius,
      }
    : footprint

/** FF-ARC-08: the ground ahead of the front edge, so much wider than it on each side. */
const stripAhead = (firer: Footprint, wider: number): Box => {
  const { centre, heading, width, depth } = squared(firer)
  return {
    centre: along(centre, heading, (depth + FAR) / 2),
    heading,
    width: width + 2 * wider,
    depth: FAR,
  }
}

/** FF-ARC-01 to FF-ARC-03, FF-ARC-07: the strip or the fan of a weapon, which a target lies in with any part. */
export const arcOf = (weapon: ArcWeapon, firer: Footprint): ((target: Footprint) => boolean) => {
  const arc = ARCS[weapon]
  if ('fan' in arc) {
    const fan = fanOf(squared(firer), FAR, fromDegrees(arc.fan))
    return (target) => fanTouches(fan, target)
  }
  const strip = stripAhead(firer, fromCm(arc.strip))
  return (target) => overlaps(strip, target)
}

export const isInArc = (weapon: ArcWeapon, firer: Footprint, target: Footprint): boolean =>
  arcOf(weapon, firer)(target)

/** FF-ART-11, FF-MG-06: the same for a point. */
export const isPointInArc = (weapon: ArcWeapon, firer: Footprint, point: Point): boolean => {
  const arc = ARCS[weapon]
  return 'fan' in arc
    ? fanTouches(fanOf(squared(firer), FAR, fromDegrees(arc.fan)), { centre: point, heading: 0, radius: 0 })
    : containsPoint(stripAhead(firer, fromCm(arc.strip)), point)
}

/** FF-ARC-07 */
export const isStraightAhead = (firer: Footprint, target: Footprint): boolean =>
  overlaps(stripAhead(firer, 0), target)

/** How far to the right of its front an edge looks. */
const TURNS: Readonly<Record<Edge, number>> = { front: 0, right: QUARTER, rear: HALF, left: -QUARTER }

/** FF-TANK-04, FF-ARC-03: the same ground with another of its faces for a front. */
export const facedBy = (body: Footprint, face: Edge): Box => {
  const { centre, heading, width, depth } = squared(body)
  const across = face === 'left' || face === 'right'
  return {
    centre,
    heading: turned(heading, TURNS[face]),
    width: across ? depth : width,
    depth: across ? width : depth,
  }
}

/** FF-ARC-09: the middle of the front edge. */
export const muzzleOf = (firer: Footprint): Point => {
  const { centre, heading, depth } = squared(firer)
  return along(centre, heading, depth / 2)
}

/** FF-BLOCK-06: the face of a body that a line towards its centre meets; at a corner the front or the rear. */
export const faceMet = (body: Footprint, from: Point): Edge => {
  const { centre, heading, width, depth } = squared(body)
  const forward = ahead(centre, heading, from) / depth
  const right = ahead(centre, turned(heading, QUARTER), from) / width
  if (Math.abs(forward) >= Math.abs(right)) return forward >= 0 ? 'front' : 'rear'
  return right >= 0 ? 'right' : 'left'
}

/** Friends that stop fire (FF-VIS-04, FF-ARC-09): those in the way, unless the firer touches them or stands higher. */
export const friendInTheWay = (
  state: State,
  firer: Stand,
  isInTheWay: (friend: Stand) => boolean,
): Stand | undefined => {
  const field = fieldOf(state.scenario)
  const touching = fromCm(TOUCHING.base)
  let high: boolean | undefined
  return bodiesOf(state).find((friend) => {
    if (friend.side !== firer.side || friend.id === firer.id || friend.below || !isInTheWay(friend))
      return false
    if (within(firer, friend, touching)) return false
    high ??= isHigh(field, firer.centre)
    return !(high && !isHigh(field, friend.centre))
  })
}

/** FF-ARC-09: the friend in the line of fire of a weapon whose front is that of `from`, if one is. */
export const maskedBy = (
  state: State,
  firer: Stand,
  target: Footprint,
  from: Footprint = firer,
): Stand | undefined => {
  const muzzle = muzzleOf(from)
  return friendInTheWay(state, firer, (friend) => liesBetween(muzzle, target.centre, friend))
}
