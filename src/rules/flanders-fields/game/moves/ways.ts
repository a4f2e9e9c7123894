import { travelToWithin } from '#kernel/geometry/approach.ts'
import { towards } from '#kernel/geometry/direction.ts'
import { type Disc, type Footprint, standingAt } from '#kernel/geometry/footprint.ts'
import { gap } from '#kernel/geometry/gap.ts'
import { distance, type Point } from '#kernel/geometry/point.ts'
import { travelToContact } from '#kernel/geometry/sweep.ts'
import { placeAlong } from '#table/going.ts'
import { CONTACT, fromCm, TOUCHING } from '../../tables/index.ts'
import type { Stand, State } from '../state.ts'
import { standingFault } from './standing.ts'

/** A path of straight legs from the place where it starts, each place once. */
export const wayOf = ({ centre }: Footprint, path: readonly Point[]): readonly Point[] => {
  const way = [centre]
  let last = centre
  for (const to of path) {
    if (to.x === last.x && to.y === last.y) continue
    way.push(to)
    last = to
  }
  return way
}

export const lengthOfWay = (way: readonly Point[]): number => {
  let length = 0
  for (let i = 1; i < way.length; i++) {
    const a = way[i - 1]
    const b = way[i]
    if (a && b) length += distance(a, b)
  }
  return length
}

/** The first so much of a way. */
export const cutWay = (way: readonly Point[], far: number): readonly Point[] => {
  const cut: Point[] = []
  let gone = 0
  for (const [i, to] of way.entries()) {
    const from = way[i - 1]
    const leg = from ? distance(from, to) : 0
    if (gone + leg > far) {
      const end = from && placeAlong([from, to], far - gone)
      if (end) cut.push(end)
      break
    }
    cut.push(to)
    gone += leg
  }
  return cut
}

const touchOnLeg = (stand: Footprint, step: Point, target: Footprint, below: boolean): number | undefined => {
  if (!below) return travelToContact(stand, step, target)
  // FF-ASLT-21
  const centre: Disc = { centre: stand.centre, heading: 0, radius: 0 }
  const place: Disc = { centre: target.centre, heading: 0, radius: 0 }
  return travelToWithin(centre, step, place, fromCm(CONTACT.shelter))
}

/** FF-ASLT-12: the way as far as where it first meets an enemy, if it does; one that ends in touch of him does. */
export const wayToContact = (
  stand: Stand,
  way: readonly Point[],
  target: Footprint,
  below: boolean,
): readonly Point[] | undefined => {
  let gone = 0
  for (let i = 1; i < way.length; i++) {
    const from = way[i - 1]
    const to = way[i]
    if (!from || !to) break
    const leg = distance(from, to)
    const at = standingAt(stand, from, stand.heading)
    const touch = touchOnLeg(at, towards(from, to), target, below)
    if (touch !== undefined && touch <= leg) return cutWay(way, gone + touch)
    gone += leg
  }
  const end = way.at(-1) ?? stand.centre
  const last = standingAt(stand, end, stand.heading)
  return !below && gap(last, target) <= fromCm(TOUCHING.base) ? way : undefined
}

const COARSE = fromCm(0.1)

/**
 * FF-MOVE-15, FF-MOVE-20: how far along its way a stand may stop, at most so far, facing as it started; 0 if only where it
 * started.
 */
export const lastPlaceOn = (state: State, stand: Stand, way: readonly Point[], far: number): number => {
  const isFree = (length: number): boolean => {
    const at = placeAlong(way, length)
    return at !== undefined && !standingFault(state, stand, standingAt(stand, at, stand.heading))
  }
  let length = far
  if (isFree(length)) return length
  while (length > 0 && !isFree(length)) length -= COARSE
  if (length <= 0) return 0
  let taken = Math.min(far, length + COARSE)
  while (taken - length > 1) {
    const middle = (taken + length) / 2
    if (isFree(middle)) length = middle
    else taken = middle
  }
  return length
}
