import { choice, measure, preset } from '#kernel/procedure/schema.ts'
import type { Trace } from '#kernel/procedure/trace.ts'
import type { Options } from '../options.ts'
import { MORTAR_RANGE, STRAIGHT_BEHIND, ZONE_ARC, ZONE_POINTS, ZONE_RANGE } from '../tables/index.ts'
import {
  BLOCKERS,
  type Blocker,
  STATUSES,
  type Status,
  ZONE_FIRERS,
  type ZoneFire,
  type ZoneFirer,
} from '../vocabulary.ts'

export const ZONE_FIELDS = {
  firer: choice(ZONE_FIRERS),
  range: measure(),
  offFront: preset(measure(0, STRAIGHT_BEHIND), 0),
  status: preset(choice(STATUSES), 'solid'),
  blockedBy: preset(choice(BLOCKERS), 'none'),
  zoneRange: preset(measure(), ZONE_RANGE),
}

interface Zone {
  readonly firer: ZoneFirer
  readonly range: number
  readonly offFront: number
  readonly status: Status
  readonly blockedBy: Blocker
  readonly zoneRange: number
}

export interface ZonePoint {
  readonly inRange: boolean
  readonly inArc: boolean
  readonly blocked: boolean
  readonly points: number
  readonly fireType: ZoneFire
}

/** Whether fire of this kind is stopped by what lies in its way. */
export const isBlocked = (firer: ZoneFirer, by: Blocker, options: Options): boolean => {
  if (firer === 'trench-mortar' || by === 'none' || by === 'enemy-unit') return false
  if (firer !== 'machine-gun') return true
  return by === 'blocking-terrain' && options['mg-over-terrain'] === 'no'
}

/** What one base puts on one unit. */
export const zonePoint = (zone: Zone, options: Options, trace: Trace): ZonePoint => {
  const { firer, range, offFront, status, blockedBy, zoneRange } = zone
  const mortar = firer === 'trench-mortar'
  const reach = mortar ? MORTAR_RANGE : zoneRange
  const inRange = range <= reach
  const inArc = mortar || offFront <= ZONE_ARC
  const blocked = isBlocked(firer, blockedBy, options)
  const silenced = status === 'disordered'
  const points = inRange && inArc && !blocked && !silenced ? ZONE_POINTS : 0

  trace.note('PA-FIRE-08', 'Reach of the base, inches', reach)
  if (!inRange) trace.note('PA-FIRE-15', 'Out of range at', range)
  if (!inArc) trace.note('PA-FIRE-01', 'Outside the arc at', offFront)
  if (blocked) trace.note(firer === 'machine-gun' ? 'PA-FIRE-12' : 'PA-FIRE-04', 'Line blocked by', blockedBy)
  else if (blockedBy !== 'none') trace.note(passes(firer), 'Fires past', blockedBy)
  if (silenced) trace.note('PA-FIRE-07', 'A disordered unit does not fire')
  trace.note(mortar ? 'PA-FIRE-06' : 'PA-FIRE-01', 'Points on the unit', points)
  return { inRange, inArc, blocked, points, fireType: mortar ? 'trench-mortar' : 'small-arms' }
}

const passes = (firer: ZoneFirer) =>
  firer === 'trench-mortar' ? 'PA-FIRE-06' : firer === 'machine-gun' ? 'PA-FIRE-05' : 'PA-FIRE-04'
