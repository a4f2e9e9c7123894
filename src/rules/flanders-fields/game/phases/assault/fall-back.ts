import { tellOf } from '../../../../../kernel/game/play.ts'
import { along, HALF, turned } from '../../../../../kernel/geometry/angle.ts'
import { type Footprint, standingAt } from '../../../../../kernel/geometry/footprint.ts'
import { gap, overlaps } from '../../../../../kernel/geometry/gap.ts'
import type { Point } from '../../../../../kernel/geometry/point.ts'
import { FALL_BACK, fromCm, TOUCHING, WIRE_DEPTH } from '../../../tables/index.ts'
import { hasRoom } from '../../board/room.ts'
import { fieldOf } from '../../field.ts'
import { isInWater } from '../../moves/standing.ts'
import { changeStand, type Play, standNow } from '../../play.ts'
import { otherSide } from '../../sides.ts'
import type { Stand, State } from '../../state.ts'

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

/** The belt that a base touches, and which 2 cm of it lie nearest. */
const wireTouched = (
  { scenario }: State,
  place: Footprint,
): Pick<NonNullable<Stand['wire']>, 'belt' | 'step'> | undefined => {
  const { wire } = fieldOf(scenario)
  const belt = wire.findIndex(({ box }) => gap(box, place) <= fromCm(TOUCHING.obstacle))
  const found = wire[belt]
  if (!found) return undefined
  const steps = Math.max(1, Math.round((found.far - found.near) / fromCm(WIRE_DEPTH)))
  const step = Math.floor((place.centre.y - found.near) / fromCm(WIRE_DEPTH))
  return { belt, step: Math.min(steps - 1, Math.max(0, step)) }
}

const goBack = (play: Play, id: string): void => {
  const stand = standNow(play, id)
  if (!stand) return
  const centre = placeBehind(play.state, stand)
  const place = standingAt(stand, centre, stand.heading)
  const touched = wireTouched(play.state, place)
  // FF-WIRE-13: it came from the enemy's side.
  const wire = touched ? { ...touched, from: otherSide(stand.side) } : null
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
  if (supporter && overlaps(behind, supporter)) goBack(play, supporter.id)
  goBack(play, id)
}
