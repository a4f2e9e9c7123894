import type { Box } from '#kernel/geometry/box.ts'
import { towards } from '#kernel/geometry/direction.ts'
import { insideSpan } from '#kernel/geometry/inside.ts'
import { isShape, type Shape } from '#kernel/geometry/outline.ts'
import { distance, type Point } from '#kernel/geometry/point.ts'
import { stretchesIn } from '#kernel/geometry/shape.ts'
import { shared } from '#kernel/geometry/span.ts'
import { isHigh } from '../board/ground.ts'
import { fieldOf } from '../field.ts'
import type { LastFire, State, Unit } from '../state.ts'
import { bandOf } from './band-ground.ts'
import { liveZones } from './live.ts'
import { isArtillery } from './weapons.ts'

/** Where a line first meets an area, its ends included. */
const meets = (area: Box | Shape, from: Point, to: Point): Point | undefined => {
  const step = towards(from, to)
  if (isShape(area)) {
    const [first] = stretchesIn(area, from, to)
    return first && { x: from.x + first.from * step.x, y: from.y + first.from * step.y }
  }
  const within = insideSpan({ centre: from, heading: 0, radius: 0 }, step, area)
  const span = shared(within, { from: 0, to: distance(from, to) })
  return span && { x: from.x + span.from * step.x, y: from.y + span.from * step.y }
}

/** What of the fire that falls on the ground a line of fire meets, and whether the firer looks down on it. */
export interface FireOnLine {
  /** Whose guns; none of the rolling barrage. */
  readonly unit: Unit | undefined
  readonly uphill: boolean
}

/** FF-FIRE-05, FF-FIRE-15: the fire of guns that a line of fire meets, but for that of a battery itself. */
export const fireOnLine = (
  state: State,
  firer: Point,
  from: Point,
  to: Point,
  unit?: string,
): readonly FireOnLine[] => {
  const band = bandOf(state)
  const areas: { readonly area: Box | Shape; readonly of: Unit | undefined }[] = band
    ? [{ area: band, of: undefined }]
    : []
  for (const zone of liveZones(state))
    if (isArtillery(zone.weapon) && zone.unit.id !== unit) areas.push({ area: zone.area, of: zone.unit })
  if (areas.length === 0) return NONE
  const field = fieldOf(state.scenario)
  const high = isHigh(field, firer)
  const found: FireOnLine[] = []
  for (const { area, of } of areas) {
    const at = meets(area, from, to)
    if (at) found.push({ unit: of, uphill: high && !isHigh(field, at) })
  }
  return found
}

const NONE: readonly FireOnLine[] = []

/** FF-FIRE-05: whether a line of fire leads through a barrage, and whether the firer looks down on all of it. */
export const barrageOnLine = (
  state: State,
  firer: Point,
  from: Point,
  to: Point,
  unit?: string,
): LastFire['barrage'] => {
  const met = fireOnLine(state, firer, from, to, unit)
  if (met.length === 0) return 'none'
  return met.some(({ uphill }) => !uphill) ? 'through' : 'uphill'
}
