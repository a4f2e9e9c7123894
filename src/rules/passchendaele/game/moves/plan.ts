import type { Heading } from '../../../../kernel/geometry/angle.ts'
import { type Box, overlaps } from '../../../../kernel/geometry/box.ts'
import { placed } from '../../../../kernel/geometry/sweep.ts'
import type { MovingOrder } from '../../vocabulary.ts'
import { farAlong } from '../board/ground.ts'
import { fromInches } from '../board/measures.ts'
import type { Base, Fate, State, Unit } from '../state.ts'
import { type Leg, legOf, type Stopped, stopOf, travelToGoal } from './leg.ts'
import { costOf, reachOf } from './reach.ts'
import type { Surroundings } from './surroundings.ts'

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
interface Course {
  readonly way: Way
  readonly leg: Leg
  readonly before: number
}

const courseOf = (
  state: State,
  unit: Unit,
  around: Surroundings,
  order: MovingOrder,
  allowance: number,
  way: Way,
): Course => {
  const { base, heading, bend } = way
  const reach = reachOf(state, unit, base.centre, heading, allowance)
  const straight = legOf(state, unit, around, order, base.troop, base, heading, reach)
  if (!bend || bend.after > straight.most) return { way, leg: straight, before: 0 }
  const goal = unit.goal && travelToGoal(straight, unit.goal)
  const stopped = (straight.enemy ?? bend.after + 1) <= bend.after || (goal ?? bend.after + 1) <= bend.after
  if (stopped) return { way, leg: straight, before: 0 }
  const corner = placed(base, heading, bend.after)
  const left = allowance - costOf(state, unit, base.centre, heading, bend.after)
  const rest = reachOf(state, unit, corner.centre, bend.heading, Math.max(0, left))
  const leg = legOf(state, unit, around, order, base.troop, corner, bend.heading, rest)
  return { way, leg, before: bend.after }
}

/** A base may have to stop where others have stopped before it. */
const stopAll = (
  state: State,
  courses: readonly Course[],
  order: MovingOrder,
  goal: number | undefined,
  around: Surroundings,
  standing: readonly Box[],
): Stopped[] => {
  const blockers = [...around.friends, ...around.bridged, ...standing]
  return courses.map((course) => {
    const { leg, before, way } = course
    const limit = goal === undefined ? undefined : Math.max(0, goal - before)
    const own = standing.indexOf(way.base)
    if (own >= 0) blockers.splice(around.friends.length + around.bridged.length + own, 1, AWAY)
    const stop = stopOf(leg, order, way.base.troop, limit, blockers, state)
    if (!stop.fate) blockers.push(stop.place)
    return stop
  })
}

/** A box that is in nobody's way. */
const AWAY: Box = { centre: { x: -1e9, y: -1e9 }, heading: 0, width: 0, depth: 0 }

const collide = (stops: readonly Stopped[]): boolean =>
  stops.some((a, i) => !a.fate && stops.some((b, j) => j > i && !b.fate && overlaps(a.place, b.place)))

/** Bases follow one another; where that ends with one upon another, each waits for room instead. */
const stopTogether = (
  state: State,
  courses: readonly Course[],
  order: MovingOrder,
  goal: number | undefined,
  around: Surroundings,
): Stopped[] => {
  const stops = stopAll(state, courses, order, goal, around, [])
  if (courses.length === 1 || !collide(stops)) return stops
  return stopAll(
    state,
    courses,
    order,
    goal,
    around,
    courses.map(({ way }) => way.base),
  )
}

/** PA-ORDER-07: how far the unit goes until its first base reaches the objective; none if this move does not. */
const travelOfUnit = (unit: Unit, courses: readonly Course[], stops: readonly Stopped[]) => {
  const { goal } = unit
  if (!goal) return undefined
  let first: number | undefined
  courses.forEach(({ leg, before }, i) => {
    const travel = travelToGoal(leg, goal)
    const stop = stops[i]
    if (travel === undefined || !stop || travel > stop.length + 1) return
    if (first === undefined || before + travel < first) first = before + travel
  })
  return first
}

/** Where every base of a unit ends its move. The foremost go first, so that they are out of the others' way. */
export const planMove = (
  state: State,
  unit: Unit,
  around: Surroundings,
  order: MovingOrder,
  inches: number,
  ways: readonly Way[],
): readonly PlannedBase[] => {
  const allowance = fromInches(inches)
  const heading = ways[0]?.heading ?? 0
  const sorted =
    ways.length === 1
      ? ways
      : ways.toSorted((a, b) => farAlong(heading, b.base.centre) - farAlong(heading, a.base.centre))
  const courses = sorted.map((way) => courseOf(state, unit, around, order, allowance, way))
  let stops = stopTogether(state, courses, order, undefined, around)
  const goal = travelOfUnit(unit, courses, stops)
  if (goal !== undefined) stops = stopTogether(state, courses, order, goal, around)
  return courses.flatMap(({ way: { base } }, i) => {
    const stop = stops[i]
    return stop ? [{ base, place: stop.place, fate: stop.fate }] : []
  })
}

/** PA-ORDER-07: any base on or past the objective line; the hair that rounding takes off a move is forgiven. */
export const hasReached = (unit: Unit, boxes: readonly Box[]): boolean => {
  const { goal } = unit
  if (!goal) return false
  const line = farAlong(goal.toward, goal.at) - 2
  return boxes.some((box) => farAlong(goal.toward, box.centre) >= line)
}
