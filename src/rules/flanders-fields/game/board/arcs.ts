import { along } from '../../../../kernel/geometry/angle.ts'
import { liesBetween } from '../../../../kernel/geometry/between.ts'
import type { Box } from '../../../../kernel/geometry/box.ts'
import { fanOf, fanTouches } from '../../../../kernel/geometry/fan.ts'
import { type Footprint, isDisc } from '../../../../kernel/geometry/footprint.ts'
import { containsPoint, gap, overlaps } from '../../../../kernel/geometry/gap.ts'
import { fromDegrees } from '../../../../kernel/geometry/measure.ts'
import type { Point } from '../../../../kernel/geometry/point.ts'
import { ARCS, fromCm, TOUCHING } from '../../tables/index.ts'
import type { ArcWeapon } from '../../vocabulary.ts'
import { fieldOf } from '../field.ts'
import type { Stand, State } from '../state.ts'
import { isHigh } from './ground.ts'

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

/** FF-ARC-01 to FF-ARC-03, FF-ARC-07: any part of it lies in the strip or the fan. */
export const isInArc = (weapon: ArcWeapon, firer: Footprint, target: Footprint): boolean => {
  const arc = ARCS[weapon]
  return 'fan' in arc
    ? fanTouches(fanOf(squared(firer), FAR, fromDegrees(arc.fan)), target)
    : overlaps(stripAhead(firer, fromCm(arc.strip)), target)
}

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

/** FF-ARC-09: the middle of the front edge. */
export const muzzleOf = (firer: Footprint): Point => {
  const { centre, heading, depth } = squared(firer)
  return along(centre, heading, depth / 2)
}

/** FF-VIS-04, FF-ARC-09: the friend who stands in the line of fire, if one does. */
export const maskedBy = (state: State, firer: Stand, target: Footprint): Stand | undefined => {
  const field = fieldOf(state.scenario)
  const muzzle = muzzleOf(firer)
  const high = isHigh(field, firer.centre)
  return state.stands.find(
    (friend) =>
      friend.side === firer.side &&
      friend.id !== firer.id &&
      !friend.below &&
      liesBetween(muzzle, target.centre, friend) &&
      gap(firer, friend) > fromCm(TOUCHING.base) &&
      !(high && !isHigh(field, friend.centre)),
  )
}
