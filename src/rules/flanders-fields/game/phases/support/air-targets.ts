import { ahead, along, HALF, type Heading, turned } from '#kernel/geometry/angle.ts'
import { liesBetween } from '#kernel/geometry/between.ts'
import type { Box } from '#kernel/geometry/footprint.ts'
import { within } from '#kernel/geometry/gap.ts'
import type { Point } from '#kernel/geometry/point.ts'
import { travelToContact } from '#kernel/geometry/sweep.ts'
import { AIR_RADIUS, fromCm, LENGTH_FORGIVEN } from '../../../tables/index.ts'
import {
  AIR_COVERS,
  type AirCover,
  type AirTarget,
  type Side,
  type Stand as StandType,
} from '../../../vocabulary.ts'
import { coverOf } from '../../board/cover.ts'
import type { Stand, State } from '../../state.ts'

/** FF-AIR-05, FF-AIR-06: as what each kind of stand is attacked; tanks, lorries and block houses are no targets. */
const KINDS: Readonly<Partial<Record<StandType, AirTarget>>> = {
  infantry: 'infantry',
  cavalry: 'infantry',
  lmg: 'infantry',
  flamethrower: 'infantry',
  'at-rifle': 'infantry',
  'battalion-command': 'infantry',
  'regimental-command': 'infantry',
  'divisional-command': 'infantry',
  liaison: 'infantry',
  'machine-gun': 'machine-gun',
  'light-mortar': 'support-weapon',
  'medium-mortar': 'support-weapon',
  'heavy-mortar': 'support-weapon',
  'field-gun': 'artillery',
  'field-howitzer': 'artillery',
  'heavy-artillery': 'artillery',
  'super-heavy-artillery': 'artillery',
}

export interface AirAim {
  readonly kind: AirTarget
  readonly cover: AirCover
}

/** FF-AIR-02, FF-AIR-06: how aircraft attack a stand; none if they cannot. */
export const airAim = (state: State, stand: Stand): AirAim | undefined => {
  const kind = KINDS[stand.type]
  if (!kind || stand.below) return undefined
  if (stand.stowed) return { kind: 'support-weapon', cover: 'open' }
  const cover = coverOf(state, stand)
  const low = AIR_COVERS.find((one) => one === cover)
  return low && { kind, cover: low }
}

/** FF-AIR-07: the enemies that a line through a point touches within reach, in the order in which it meets them. */
export const metByAircraft = (state: State, side: Side, point: Point, heading: Heading): readonly Stand[] => {
  const radius = fromCm(AIR_RADIUS)
  const line: Box = { centre: point, heading, width: 0, depth: 2 * radius }
  const start = along(point, turned(heading, HALF), radius)
  const touches = (stand: Stand): boolean =>
    liesBetween(start, along(point, heading, radius), stand) || within(stand, line, LENGTH_FORGIVEN)
  const aircraft = { centre: start, heading, radius: 0 }
  const met = state.stands.filter(
    (stand) => stand.side !== side && touches(stand) && airAim(state, stand) !== undefined,
  )
  const when = (stand: Stand): number =>
    travelToContact(aircraft, heading, stand) ?? ahead(start, heading, stand.centre)
  return met.toSorted((one, other) => when(one) - when(other) || (one.id < other.id ? -1 : 1))
}
