import { type Box, corners, frontCentre } from '../../../../kernel/geometry/box.ts'
import { type Fan, fanContains, nearestInFan } from '../../../../kernel/geometry/fan.ts'
import type { Point } from '../../../../kernel/geometry/point.ts'
import type { Blocker } from '../../vocabulary.ts'
import type { Base, State, Unit } from '../state.ts'
import { liesBetween } from './between.ts'

const between = (a: Point, b: Point): Point => ({
  x: Math.round((a.x + b.x) / 2),
  y: Math.round((a.y + b.y) / 2),
})

/** PA-GEO-02: where on a target lines of fire may end. */
const testPoints = (fan: Fan, target: Box): readonly Point[] => {
  const [a, b, c, d] = corners(target)
  const all = [target.centre, a, b, c, d, between(a, b), between(b, c), between(c, d), between(d, a)]
  const inZone = all.filter((p) => fanContains(fan, p))
  if (inZone.length > 0) return inZone
  const nearest = nearestInFan(fan, target)
  return nearest ? [nearest] : []
}

/** PA-FIRE-04, PA-FIRE-13: a friend of the firer in the way, his own unit included. */
const maskedByFriend = (state: State, firing: Unit, firer: Base, from: Point, to: Point): boolean => {
  for (const unit of state.units) {
    if (unit.side !== firing.side) continue
    for (const base of unit.bases) {
      if (base !== firer && liesBetween(from, to, base)) return true
    }
  }
  return false
}

const maskedByTerrain = (state: State, from: Point, to: Point): boolean => {
  for (const box of state.table.blocking) if (liesBetween(from, to, box)) return true
  return false
}

/** PA-GEO-02: what spoils one line of fire. PA-FIRE-05, PA-FIRE-12: MG battalions fire over troops. */
const spoiltBy = (state: State, firing: Unit, firer: Base, from: Point, to: Point): Blocker => {
  if (maskedByTerrain(state, from, to)) return 'blocking-terrain'
  return firer.troop !== 'machine-gun' && maskedByFriend(state, firing, firer, from, to)
    ? 'friendly-unit'
    : 'none'
}

/** PA-GEO-02: what stops the fire of a base on a target in its zone; nothing if one line is clear. */
export const blockedBy = (state: State, firing: Unit, firer: Base, fan: Fan, target: Box): Blocker => {
  const from = frontCentre(firer)
  // As a rule the line to the centre is clear, and nothing else need be looked at.
  const centred = fanContains(fan, target.centre)
  if (centred && spoiltBy(state, firing, firer, from, target.centre) === 'none') return 'none'
  let blocker: Blocker = 'none'
  for (const to of testPoints(fan, target)) {
    blocker = spoiltBy(state, firing, firer, from, to)
    if (blocker === 'none') return 'none'
  }
  return blocker
}
