import type { Box } from '../../../../kernel/geometry/box.ts'
import { towards } from '../../../../kernel/geometry/direction.ts'
import { insideSpan } from '../../../../kernel/geometry/inside.ts'
import { isShape, type Shape } from '../../../../kernel/geometry/outline.ts'
import { distance, type Point } from '../../../../kernel/geometry/point.ts'
import { stretchesIn } from '../../../../kernel/geometry/shape.ts'
import { shared } from '../../../../kernel/geometry/span.ts'
import { isHigh } from '../board/ground.ts'
import { fieldOf } from '../field.ts'
import type { LastFire, State } from '../state.ts'
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

/**
 * FF-FIRE-05, FF-FIRE-15: whether a line of fire leads into or through the rolling barrage or ground under the fire of
 * guns, and whether the firer, whose centre is given, looks down on all of it. A battery's own fire does not trouble it.
 */
export const barrageOnLine = (
  state: State,
  firer: Point,
  from: Point,
  to: Point,
  unit?: string,
): LastFire['barrage'] => {
  const band = bandOf(state)
  const areas: (Box | Shape)[] = band ? [band] : []
  for (const zone of liveZones(state))
    if (isArtillery(zone.weapon) && zone.unit.id !== unit) areas.push(zone.area)
  if (areas.length === 0) return 'none'
  const field = fieldOf(state.scenario)
  const high = isHigh(field, firer)
  let found: LastFire['barrage'] = 'none'
  for (const area of areas) {
    const at = meets(area, from, to)
    if (!at) continue
    if (!high || isHigh(field, at)) return 'through'
    found = 'uphill'
  }
  return found
}
