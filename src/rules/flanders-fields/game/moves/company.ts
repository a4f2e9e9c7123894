import type { Refusal } from '#kernel/game/game.ts'
import { type Draft, replaced } from '#kernel/game/play.ts'
import type { Point } from '#kernel/geometry/point.ts'
import { rectangleContains } from '#kernel/geometry/rectangle.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { nameOf } from '../names.ts'
import { standWith, stateWith } from '../records.ts'
import type { Stand, State, Unit } from '../state.ts'
import { standNamed, standsOf } from '../units.ts'
import { staysTogether } from './cohesion.ts'
import { isColumn } from './columns.ts'
import { type Course, courseOf, courseRefusal, isCourse, isMoving, type Wish } from './course.ts'
import { areaAbout } from './passing.ts'

/** What the stands of a unit are to do in one action, in the order in which they do it. */
export type Wishes = ReadonlyMap<string, Wish>

/** The move of a unit, worked out as if nothing happened on the way. */
export interface UnitCourse {
  readonly courses: readonly Course[]
  /** FF-MOVE-16 */
  readonly column: boolean
}

/** All stands with one where its course takes it. */
const withCourse = (stands: readonly Stand[], { stand, place, house }: Course): readonly Stand[] => {
  const at = stands.indexOf(stand)
  const { centre, heading } = place
  const moved = standWith(stand, { centre, heading, wire: null, house })
  return at < 0 ? stands : replaced(stands, at, moved)
}

/** FF-MOVE-09, FF-DUG-04, FF-MOVE-17: why a stand does not move at all. */
export const standRefusal = (state: State, stand: Stand): Refusal | undefined => {
  if (stand.markers > 0)
    return refuse('suppressed', `${nameOf(state, stand.id)} is suppressed and does not move.`, 'FF-MOVE-09')
  if (stand.below) return refuse('below', `${nameOf(state, stand.id)} is down in its shelter.`, 'FF-DUG-02')
  return stand.water
    ? refuse('in-water', `${nameOf(state, stand.id)} is in the water and goes on across it.`, 'FF-MOVE-17')
    : undefined
}

/** Those of a unit who can go anywhere. */
export const freeStands = (state: State, unit: string): readonly Stand[] =>
  standsOf(state, unit).filter(
    ({ markers, below, wire, water, realigned }) => markers === 0 && !below && !wire && !water && !realigned,
  )

/** FF-FORM-07: those whom suppression, or an assault in this action, holds apart count only if they do no harm. */
const cohesionRefusal = (
  state: State,
  after: State,
  unit: Unit,
  courses: readonly Course[],
): Refusal | undefined => {
  const was = standsOf(state, unit.id)
  const is = standsOf(after, unit.id)
  if (staysTogether(state, unit, was, is)) return undefined
  const assaults = new Set(courses.flatMap(({ contact }) => contact?.stand ?? []))
  const free = is.filter(({ id, markers }) => markers === 0 && !assaults.has(id))
  return free.length < is.length && staysTogether(state, unit, was, free)
    ? undefined
    : refuse('cohesion', `The stands of ${nameOf(state, unit.id)} would be too far apart.`, 'FF-FORM-07')
}

const isRefusal = (answer: UnitCourse | Refusal): answer is Refusal => 'code' in answer

/** All whom the courses of a unit may have to do with, in their order. */
const standsAbout = (state: State, unit: Unit, courses: readonly Course[]): readonly Stand[] => {
  const places: Point[] = []
  for (const { way, place } of courses) places.push(place.centre, ...way)
  const about = areaAbout(places)
  const found: Stand[] = []
  for (const stand of state.stands)
    if (rectangleContains(about, stand.centre) || stand.unit === unit.id) found.push(stand)
  return found
}

const isAssault = (wishes: Wishes): boolean => {
  for (const { target } of wishes.values()) if (target !== undefined) return true
  return false
}

/** The move of a unit, or why it may not be made. */
export const coursesTogether = (
  state: State,
  unit: Unit,
  wishes: Wishes,
  /** FF-FORM-08: the part of the action that a stand has spent on closing up. */
  spent: Readonly<Record<string, number>>,
): UnitCourse | Refusal => {
  const courses: Course[] = []
  const now: Draft<State> = stateWith(state, {})
  const assaults = isAssault(wishes)
  for (const [id, wish] of wishes) {
    const stand = standNamed(state, id)
    if (!stand || stand.unit !== unit.id)
      return refuse(
        'unknown-stand',
        `${nameOf(state, unit.id)} has no stand "${id.slice(0, 60)}" on the table.`,
        'FF-TURN-17',
      )
    const barred = standRefusal(state, stand)
    if (barred) return barred
    // FF-ORD-18
    if (stand.realigned && wish.path.length > 0)
      return refuse(
        'realigned',
        `${nameOf(state, id)} has shot at aircraft and must first take up its line again, without travelling.`,
        'FF-ORD-18',
      )
    const course = courseOf(now, stand, wish)
    if (!isCourse(course)) return course
    courses.push(course)
    // Only those who go for an enemy look where the others have come to.
    if (assaults) now.stands = withCourse(now.stands, course)
  }
  const moving = courses.filter(isMoving).map(({ way, place }) => ({ way, end: place }))
  const column = courses.every(({ contact }) => !contact) && isColumn(state, moving)
  now.stands = standsAbout(state, unit, courses)
  for (const course of courses) {
    const refusal = courseRefusal(now, course, column, 1 - (spent[course.stand.id] ?? 0))
    if (refusal) return refusal
    now.stands = withCourse(now.stands, course)
  }
  return cohesionRefusal(state, now, unit, courses) ?? { courses, column }
}

export const isUnitCourse = (answer: UnitCourse | Refusal): answer is UnitCourse => !isRefusal(answer)
