import { tellOf } from '#kernel/game/play.ts'
import { along, HALF, turned } from '#kernel/geometry/angle.ts'
import { type Footprint, isDisc, standingAt } from '#kernel/geometry/footprint.ts'
import { gap } from '#kernel/geometry/gap.ts'
import type { Point } from '#kernel/geometry/point.ts'
import { FALL_BACK, fromCm, TOUCHING, WIRE_DEPTH } from '../../../tables/index.ts'
import { cutsInto } from '../../board/cutting.ts'
import { hasRoom } from '../../board/room.ts'
import { fieldOf } from '../../field.ts'
import { isInWater } from '../../moves/standing.ts'
import { liesOnWire } from '../../moves/wire-gaps.ts'
import { changeStand, type Play, standNow } from '../../play.ts'
import type { Stand, State } from '../../state.ts'
import { isTank } from '../../units.ts'

/** How finely a place is sought. */
const STEP = fromCm(0.1)

/** FF-ASLT-16: as far back as there is room, 3 cm at most. */
const placeBehind = (state: State, stand: Stand): Point => {
  const back = turned(stand.heading, HALF)
  let reached = stand.centre
  for (let far = STEP; far <= fromCm(FALL_BACK); far += STEP) {
    const place = standingAt(stand, along(stand.centre, back, far), stand.heading)
    if (!hasRoom(state, place, [stand.id]) || isInWater(fieldOf(state.scenario), place.centre)) return reached
    reached = place.centre
  }
  return reached
}

/** So much deeper that it lies on whatever it touches before or behind it. */
const deepened = (place: Footprint): Footprint => {
  const more = fromCm(TOUCHING.obstacle)
  return isDisc(place)
    ? { ...place, radius: place.radius + more }
    : { ...place, depth: place.depth + 2 * more }
}

/** FF-ASLT-16, FF-WIRE-13: the wire that holds a stand which comes to touch it, on the side that it came from. */
const wireTouched = (state: State, stand: Stand, place: Footprint): Stand['wire'] => {
  // FF-MOVE-19; gaps and tracks hold nobody.
  if (isTank(stand) || !liesOnWire(state, deepened(place))) return null
  const { wire } = fieldOf(state.scenario)
  const belt = wire.findIndex(({ box }) => gap(box, place) <= fromCm(TOUCHING.obstacle))
  const found = wire[belt]
  if (!found) return null
  const steps = Math.max(1, Math.round((found.far - found.near) / fromCm(WIRE_DEPTH)))
  const step = Math.floor((place.centre.y - found.near) / fromCm(WIRE_DEPTH))
  const from = stand.centre.y < (found.near + found.far) / 2 ? 'attacker' : 'defender'
  return { belt, step: Math.min(steps - 1, Math.max(0, step)), from }
}

const goBack = (play: Play, id: string): void => {
  const stand = standNow(play, id)
  if (!stand) return
  const centre = placeBehind(play.state, stand)
  const place = standingAt(stand, centre, stand.heading)
  const wire = wireTouched(play.state, stand, place)
  changeStand(play, id, { centre, wire, fellBack: wire === null, revealed: false, column: false })
  tellOf(play, { kind: 'fell-back', stand: id, onWire: wire !== null })
}

/** FF-ASLT-16: whoever supported it and is in its way goes first. */
export const fallBack = (play: Play, id: string, supporter: Stand | undefined): void => {
  const stand = standNow(play, id)
  if (!stand) return
  const behind = standingAt(
    stand,
    along(stand.centre, turned(stand.heading, HALF), fromCm(FALL_BACK)),
    stand.heading,
  )
  if (supporter && cutsInto(behind, supporter)) goBack(play, supporter.id)
  goBack(play, id)
}
