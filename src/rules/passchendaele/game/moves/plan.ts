import { NO_DICE } from '#kernel/chance/no-dice.ts'
import { ahead, eastward, farAlong, type Heading, northward } from '#kernel/geometry/angle.ts'
import type { Box } from '#kernel/geometry/box.ts'
import { placed } from '#kernel/geometry/sweep.ts'
import { SILENT } from '#kernel/procedure/trace.ts'
import { type Course, type Halt, legOf, stopTogether } from '#table/travel.ts'
import { moveStop } from '../../procedures/move-stop.ts'
import { CAVALRY_IN_THE_OPEN, fromInches, SHORT_OF_ENEMY, toInches } from '../../tables/index.ts'
import type { Base, Destination, Fate, Unit } from '../state.ts'
import { type Move, moverOf } from './move.ts'
import { costOf, reachOf } from './reach.ts'
import { crossesAt, isDry, settledBy } from './water.ts'

/** The way one base is to go. */
export interface Way {
  readonly base: Base
  readonly heading: Heading
  /** Round a minor obstacle: how far along the first line, and then where to (PA-MOVE-13). */
  readonly bend: { readonly after: number; readonly heading: Heading } | undefined
}

export interface PlannedBase {
  readonly base: Base
  readonly place: Box
  /** It has left the table. */
  readonly fate: Fate | null
}

/** The last straight stretch of a base's way, and how much it has gone before. */
interface CourseOfBase extends Course<Box, Fate> {
  readonly stand: Base
  readonly heading: Heading
  readonly before: number
}

/** PA-ORDER-07: how far along a straight path a base comes to the objective line; none if it never does. */
const travelToGoal = (box: Box, heading: Heading, goal: Destination): number | undefined => {
  const away = ahead(box.centre, goal.toward, goal.at)
  if (away <= 0) return 0
  const speed = eastward(heading) * eastward(goal.toward) + northward(heading) * northward(goal.toward)
  return speed > 0 ? away / speed : undefined
}

const courseOf = (move: Move, { base, heading, bend }: Way): CourseOfBase => {
  const { state, unit } = move
  const mover = moverOf(move, base)
  const allowance = fromInches(move.inches)
  const courseFrom = (from: Box, way: Heading, before: number, most: number): CourseOfBase => ({
    stand: base,
    heading: way,
    before,
    leg: legOf(mover, from, way, most),
    ...(isDry(state.table) ? {} : { settle: (at: number) => settledBy(state.table, base, from, way, at) }),
  })
  const straight = courseFrom(base, heading, 0, reachOf(state, unit, base.centre, heading, allowance))
  if (!bend) return straight
  const { most, enemy } = straight.leg
  const after = Math.min(bend.after, most)
  const goal = unit.goal && travelToGoal(base, heading, unit.goal)
  if ((enemy ?? after + 1) <= after || (goal ?? after + 1) <= after) return straight
  const corner = placed(base, heading, after)
  const left = allowance - costOf(state, unit, base.centre, heading, after)
  const rest = reachOf(state, unit, corner.centre, bend.heading, Math.max(0, left))
  return courseFrom(corner, bend.heading, after, rest)
}

/** Where a leg ends. `goal` is how far the whole unit may go before its first base reaches the objective. */
const haltOf = ({ state, order }: Move, course: CourseOfBase, goal: number | undefined): Halt<Fate> => {
  const { most, enemy, leaves } = course.leg
  const limit = goal === undefined ? undefined : Math.max(0, goal - course.before)
  const { stoppedBy } = moveStop.resolve(
    {
      order,
      inches: toInches(most),
      troop: course.stand.troop,
      enemyDistance: enemy === undefined ? null : toInches(enemy),
      objectiveDistance: limit === undefined ? null : toInches(limit),
      options: state.options,
    },
    NO_DICE,
    SILENT,
  )
  switch (stoppedBy) {
    case 'allowance':
      return leaves ?? { at: most, fate: undefined }
    case 'objective':
      return { at: limit ?? most, fate: undefined }
    case 'contact':
      return { at: enemy ?? most, fate: undefined }
    default:
      return { at: Math.max(0, (enemy ?? most) - fromInches(SHORT_OF_ENEMY)), fate: undefined }
  }
}

/** PA-ORDER-07: how far the unit goes until its first base reaches the objective; none if this move does not. */
const travelOfUnit = (
  { goal }: Unit,
  courses: readonly CourseOfBase[],
  stops: readonly Halt<Fate>[],
): number | undefined => {
  if (!goal) return undefined
  let first: number | undefined
  courses.forEach(({ leg, heading, before }, i) => {
    const travel = travelToGoal(leg.footprint, heading, goal)
    const stop = stops[i]
    if (travel === undefined || !stop || travel > stop.at + 1) return
    if (first === undefined || before + travel < first) first = before + travel
  })
  return first
}

/** Who goes first: at a bridge the nearest to it (PA-MOVE-24), then the foremost, who are out of the others' way. */
const inOrder = ({ state: { table }, inches }: Move, ways: readonly Way[]): readonly Way[] => {
  if (ways.length === 1) return ways
  const heading = ways[0]?.heading ?? 0
  const foremost = (a: Way, b: Way): number =>
    farAlong(heading, b.base.centre) - farAlong(heading, a.base.centre)
  if (table.barriers.length === 0) return ways.toSorted(foremost)
  const length = fromInches(inches * CAVALRY_IN_THE_OPEN)
  const far = Number.POSITIVE_INFINITY
  const away = new Map(
    ways.map(({ base, heading: way }) => [base.id, crossesAt(table, base, way, length) ?? far]),
  )
  const toBridge = ({ base }: Way): number => away.get(base.id) ?? far
  return ways.toSorted((a, b) => {
    const [one, other] = [toBridge(a), toBridge(b)]
    if (one !== other) return one < other ? -1 : 1
    return foremost(a, b)
  })
}

/** Where every base of a unit ends its move. */
export const planMove = (move: Move, ways: readonly Way[]): readonly PlannedBase[] => {
  const { unit } = move
  // Nobody stops in a barrier, whoever it is open to.
  const around = { ...move.around, bridged: move.around.closed }
  const courses = inOrder(move, ways).map((way) => courseOf(move, way))
  let stops = stopTogether(around, courses, (course) => haltOf(move, course, undefined))
  const goal = travelOfUnit(unit, courses, stops)
  if (goal !== undefined) stops = stopTogether(around, courses, (course) => haltOf(move, course, goal))
  return courses.flatMap(({ stand, leg }, i) => {
    const stop = stops[i]
    return stop
      ? [{ base: stand, place: placed(leg.footprint, leg.way, stop.at), fate: stop.fate ?? null }]
      : []
  })
}

/** PA-ORDER-07: any base on or past the objective line; the hair that rounding takes off a move is forgiven. */
export const hasReached = (unit: Unit, boxes: readonly Box[]): boolean => {
  const { goal } = unit
  if (!goal) return false
  const line = farAlong(goal.toward, goal.at) - 2
  return boxes.some((box) => farAlong(goal.toward, box.centre) >= line)
}
