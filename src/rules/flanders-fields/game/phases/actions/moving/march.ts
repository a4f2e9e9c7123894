import { change } from '#kernel/game/play.ts'
import { standingAt } from '#kernel/geometry/footprint.ts'
import type { Point } from '#kernel/geometry/point.ts'
import type { Contact } from '../../../contact/contact.ts'
import { type Course, courseOf, isCourse, isMoving, placeRefusal } from '../../../moves/course.ts'
import { passedUnits } from '../../../moves/passing.ts'
import { cutWay, lastPlaceOn, lengthOfWay } from '../../../moves/ways.ts'
import { tracksOf } from '../../../moves/wire-gaps.ts'
import { changeUnit, dropPoint, type Play, putStand, standNow } from '../../../play.ts'
import { standWith } from '../../../records.ts'
import type { Stand } from '../../../state.ts'
import { isTank, unitNamed } from '../../../units.ts'
import { type Marked, sufferOnTheWay } from '../../../zones/movers.ts'
import type { MovedStand } from './stories.ts'

/** Where a stand came to, and whom it reached. */
export interface Marched {
  readonly moved: MovedStand
  readonly contact: Contact | undefined
}

/** FF-MOVE-15: the course as things are now; where its place is no longer free it ends before it. */
const courseNow = (play: Play, stand: Stand, course: Course): Course => {
  const { state } = play
  const wish = { path: course.way.slice(1), heading: course.place.heading, target: course.contact?.target }
  const again = courseOf(state, stand, wish)
  if (isCourse(again) && !placeRefusal(state, again)) return again
  const way = cutWay(course.way, lastPlaceOn(state, stand, course.way, lengthOfWay(course.way)))
  const centre = way.at(-1) ?? stand.centre
  return { stand, way, place: standingAt(stand, centre, stand.heading), house: null, contact: undefined }
}

/** FF-FORM-04: whoever is passed through stands still for the rest of the turn. */
const holdPassed = (play: Play, stand: Stand, way: readonly Point[]): void => {
  for (const id of passedUnits(play.state, { stand, way, target: undefined }))
    if (!unitNamed(play.state, id)?.passed) changeUnit(play, id, { passed: true })
}

const layTracks = (play: Play, stand: Stand, way: readonly Point[]): void => {
  const tracks = isTank(stand) ? tracksOf(play.state, way) : []
  if (tracks.length > 0) change(play, { gaps: [...play.state.gaps, ...tracks] })
}

/**
 * FF-MOVE-20: one stand goes its way, and what it meets there is rolled; where it is stopped it stays. `asMeant` says that
 * all who went before it have come to where its course has them.
 */
export const marchStand = (
  play: Play,
  course: Course,
  column: boolean,
  marked: Marked,
  asMeant = false,
): Marched | undefined => {
  const stand = standNow(play, course.stand.id)
  // FF-ZONE-03: markers that have spread stop those who have not yet moved.
  if (!stand || stand.markers > 0 || !(isMoving(course) || stand.realigned)) return undefined
  const { way, place, house, contact } = asMeant && !course.contact ? course : courseNow(play, stand, course)
  holdPassed(play, stand, way)
  const passed =
    way.length > 1 ? sufferOnTheWay(play, stand.id, way, marked) : ({ way, outcome: 'none' } as const)
  const now = standNow(play, stand.id)
  if (!now) {
    layTracks(play, stand, passed.way)
    return undefined
  }
  const stopped = passed.outcome !== 'none'
  const gone = stopped ? cutWay(way, lastPlaceOn(play.state, stand, way, lengthOfWay(passed.way))) : way
  const end = stopped ? (gone.at(-1) ?? stand.centre) : place.centre
  const heading = stopped ? stand.heading : place.heading
  const moved = standWith(now, {
    centre: end,
    heading,
    revealed: false,
    fellBack: false,
    column,
    wire: way.length > 1 ? null : stand.wire,
    house: stopped ? null : (house ?? (way.length > 1 ? null : stand.house)),
    realigned: false,
  })
  putStand(play, moved)
  dropPoint(play, stand.id)
  layTracks(play, stand, gone)
  return {
    moved: { stand: stand.id, way: gone, heading, stopped },
    contact: stopped ? undefined : contact,
  }
}
