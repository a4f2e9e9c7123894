import { tellOf } from '#kernel/game/play.ts'
import { along, HALF, turned } from '#kernel/geometry/angle.ts'
import { standingAt } from '#kernel/geometry/footprint.ts'
import { gap } from '#kernel/geometry/gap.ts'
import { distance, type Point } from '#kernel/geometry/point.ts'
import { placeAlong } from '#table/going.ts'
import { fromCm, HALTED_SHORT } from '../../../tables/index.ts'
import { hasRoom } from '../../board/room.ts'
import { assailedBy } from '../../contact/bodies.ts'
import type { Contact } from '../../contact/contact.ts'
import { moveStand, type Play, standNow } from '../../play.ts'
import type { Stand, State } from '../../state.ts'

/** How finely a place is sought. */
const STEP = fromCm(0.1)
/** Nobody goes back farther than this for want of room. */
const FARTHEST = fromCm(60)

const lengthOf = (way: readonly Point[]): number => {
  let length = 0
  for (let i = 1; i < way.length; i++) {
    const from = way[i - 1]
    const to = way[i]
    if (from && to) length += distance(from, to)
  }
  return length
}

/** FF-ASLT-14: back along its path as far as the gap asks, or to the first free place behind, else straight behind its start. */
const haltOf = (state: State, stand: Stand, { way, target }: Contact): Point => {
  const enemy = assailedBy(state, target)?.body
  const short = fromCm(HALTED_SHORT)
  const isRight = (centre: Point): boolean => {
    const place = standingAt(stand, centre, stand.heading)
    return hasRoom(state, place, [stand.id]) && (!enemy || gap(place, enemy) >= short)
  }
  for (let far = lengthOf(way); far > 0; far -= STEP) {
    const centre = placeAlong(way, far)
    if (centre && isRight(centre)) return centre
  }
  const [start] = way
  const back = turned(stand.heading, HALF)
  for (let far = 0; start && far <= FARTHEST; far += STEP) {
    const centre = along(start, back, far)
    if (hasRoom(state, standingAt(stand, centre, stand.heading), [stand.id])) return centre
  }
  return stand.centre
}

/** A stand that was suppressed as it closed stays short of its enemy and does not fight. */
export const halt = (play: Play, contact: Contact): void => {
  const stand = standNow(play, contact.stand)
  if (!stand) return
  moveStand(play, stand.id, haltOf(play.state, stand, contact), stand.heading)
  tellOf(play, { kind: 'halted', stand: stand.id, target: contact.target })
}
