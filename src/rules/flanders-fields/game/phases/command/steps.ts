import type { Refusal } from '#kernel/game/game.ts'
import { tellOf } from '#kernel/game/play.ts'
import { fromDegrees } from '#kernel/geometry/measure.ts'
import { partsOf } from '#kernel/memo.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { type Accepted, form, literal, maybe } from '#kernel/procedure/schema.ts'
import { pointAt } from '../../../tables/index.ts'
import { isColumn } from '../../moves/columns.ts'
import { standRefusal } from '../../moves/company.ts'
import { type Course, courseOf, courseRefusal, isCourse } from '../../moves/course.ts'
import { isObstacleStep, obstacleStep } from '../../moves/obstacles.ts'
import { isAttempt, type WireWish, wireAttempt } from '../../moves/over-wire.ts'
import type { Play } from '../../play.ts'
import { standWith } from '../../records.ts'
import type { Stand, State } from '../../state.ts'
import { nobodyMarked } from '../../zones/movers.ts'
import { crossWire } from '../actions/moving/at-the-wire.ts'
import { crossObstacle } from '../actions/moving/cross-obstacle.ts'
import { marchStand } from '../actions/moving/march.ts'
import { at, degrees, id, kind, maybePath } from '../forms.ts'

/** A path, or the wire or an obstacle in its place (FF-CMD-09). */
export const MOVE_FORM = form({
  kind: kind('command-move'),
  stand: id(),
  path: maybePath(),
  wire: maybe(form(at)),
  obstacle: maybe(literal(true)),
  facing: maybe(degrees()),
})
export type CommandMove = Accepted<typeof MOVE_FORM>

interface March {
  readonly course: Course
  readonly column: boolean
}

const headingOf = (stand: Stand, { facing }: CommandMove) =>
  facing === undefined ? stand.heading : fromDegrees(facing)

const newMarch = (state: State, stand: Stand, order: CommandMove): March | Refusal => {
  const path = (order.path ?? []).map(([x, y]) => pointAt({ x, y }))
  const course = courseOf(state, stand, { path, heading: headingOf(stand, order), target: undefined })
  if (!isCourse(course)) return course
  const column = isColumn(state, [{ way: course.way, end: course.place }])
  return courseRefusal(state, course, column, 1) ?? { course, column }
}

/** What has been checked is soon carried out. */
const marchOf = partsOf<State>()('stands', 'units', 'blockHouses', 'gaps', 'scenario', 'options').memo(
  newMarch,
)

const isMarch = (answer: March | Refusal): answer is March => 'course' in answer

const wireWish = (stand: Stand, order: CommandMove): WireWish | undefined =>
  order.wire && { at: pointAt(order.wire), heading: headingOf(stand, order), target: undefined }

/** FF-CMD-09: why a command stand may not make this one of its moves. */
export const commandMoveRefusal = (state: State, stand: Stand, order: CommandMove): Refusal | undefined => {
  const { path, wire, obstacle } = order
  if ([path, wire, obstacle].filter((one) => one !== undefined).length > 1)
    return refuse('one-thing', 'A move is a path, or the wire, or an obstacle.', 'FF-CMD-09')
  const barred = standRefusal(state, obstacle ? standWith(stand, { water: null }) : stand)
  if (barred) return barred
  const wish = wireWish(stand, order)
  if (wish) {
    const attempt = wireAttempt(state, stand, wish)
    return isAttempt(attempt) ? undefined : attempt
  }
  if (obstacle) {
    const step = obstacleStep(state, stand)
    return isObstacleStep(step) ? undefined : step
  }
  const march = marchOf(state, stand, order)
  return isMarch(march) ? undefined : march
}

/** One of its moves, with all that it meets on the way. */
export const moveCommand = (play: Play, stand: Stand, order: CommandMove): void => {
  const marked = nobodyMarked()
  const wish = wireWish(stand, order)
  if (wish) {
    crossWire(play, stand.id, wish, marked)
    return
  }
  const march = order.obstacle ? undefined : marchOf(play.state, stand, order)
  const column = march !== undefined && isMarch(march) && march.column
  const moved =
    march && isMarch(march)
      ? marchStand(play, march.course, column, marked, true)?.moved
      : crossObstacle(play, stand.id, marked)
  if (!moved) return
  const how = order.obstacle ? 'obstacle' : 'move'
  tellOf(play, { kind: 'moved', unit: stand.id, how, stands: [moved], column, assaults: [] })
}
