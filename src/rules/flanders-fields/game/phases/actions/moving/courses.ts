import type { Refusal } from '#kernel/game/game.ts'
import { fromDegrees, toDegrees } from '#kernel/geometry/measure.ts'
import { partsOf } from '#kernel/memo.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { type Accepted, form } from '#kernel/procedure/schema.ts'
import { pointAt, toCm } from '../../../../tables/index.ts'
import { trenchAt } from '../../../board/ground.ts'
import { fieldOf } from '../../../field.ts'
import { coursesTogether, isUnitCourse, type UnitCourse, type Wishes } from '../../../moves/company.ts'
import type { Wish } from '../../../moves/course.ts'
import { isOnRoad } from '../../../moves/standing.ts'
import { nameOf } from '../../../names.ts'
import { stateWith, unitWith } from '../../../records.ts'
import type { State, Unit } from '../../../state.ts'
import { standNamed, unitNamed } from '../../../units.ts'
import { kind, MOVE } from '../../forms.ts'
import type { ActionsPhase } from '../../shapes.ts'
import type { Goal } from '../action.ts'

export const MOVE_FORM = form({ kind: kind('move'), ...MOVE })

/** A move as a player writes it, whatever goes with it. */
export type MoveOrder = Omit<Accepted<typeof MOVE_FORM>, 'kind'>

/** FF-NAT-05: where it takes its stands. */
export const goalsOfMove = (state: State, { stands }: MoveOrder): readonly Goal[] =>
  stands.map(({ stand, path, assault }) => {
    const target = assault === undefined ? undefined : standNamed(state, assault)
    return { stand, y: target ? toCm(target.centre.y) : path.at(-1)?.[1] }
  })

/** Wishes for the stands of a unit as a player would write them. */
export const moveOrder = (wishes: Wishes): Accepted<typeof MOVE_FORM> => ({
  kind: 'move',
  stands: [...wishes].map(([stand, { path, heading, target }]) => ({
    stand,
    path: path.map(({ x, y }): [number, number] => [toCm(x), toCm(y)]),
    facing: toDegrees(heading),
    ...(target === undefined ? {} : { assault: target }),
  })),
  dismount: false,
  mount: false,
})

/** A move of a unit, and how a squadron travels and ends it. */
export interface MoveCourse extends UnitCourse {
  readonly unit: Unit
  readonly rides: boolean
  readonly mounted: boolean
}

/** FF-FORM-04, FF-MOVE-04: why a unit moves in no way. */
export const unitRefusal = (state: State, { unit: id }: ActionsPhase): Refusal | undefined => {
  const unit = unitNamed(state, id)
  if (unit?.at !== 'table')
    return refuse('cannot-move', `${nameOf(state, id)} cannot be moved.`, 'FF-MOVE-04')
  return unit.passed
    ? refuse(
        'passed',
        `Others have passed through ${nameOf(state, id)}, which stays where it is in this turn.`,
        'FF-FORM-04',
      )
    : undefined
}

const wishesOf = (state: State, { stands }: MoveOrder): Wishes | Refusal => {
  const wishes = new Map<string, Wish>()
  for (const { stand: id, path, facing, assault } of stands) {
    if (wishes.has(id)) return refuse('twice', `${nameOf(state, id)} is named twice.`, 'FF-TURN-17')
    const stand = standNamed(state, id)
    wishes.set(id, {
      path: path.map(([x, y]) => pointAt({ x, y })),
      heading: facing === undefined ? (stand?.heading ?? 0) : fromDegrees(facing),
      target: assault,
    })
  }
  return wishes
}

const isRefusal = (answer: Wishes | Refusal): answer is Refusal => 'code' in answer

const riding = (state: State, unit: Unit, mounted: boolean): State =>
  unit.mounted === mounted
    ? state
    : stateWith(state, {
        units: state.units.map((one) => (one === unit ? unitWith(one, { mounted }) : one)),
      })

/** FF-CAV-02: whether the squadron rides, as it best may: it dismounts at the end and mounts at the start if that serves. */
const waysToTravel = (unit: Unit, { stands, mount, dismount }: MoveOrder): readonly boolean[] => {
  if (!mount && !dismount) return [unit.mounted]
  const assaults = stands.some(({ assault }) => assault !== undefined)
  if (assaults) return [mount]
  return [true, false]
}

const mountRefusal = (state: State, unit: Unit, { mount, dismount }: MoveOrder): Refusal | undefined => {
  if (!mount && !dismount) return undefined
  if (unit.kind !== 'cavalry-squadron' || (mount && dismount))
    return refuse('no-horses', `${nameOf(state, unit.id)} cannot do that.`, 'FF-CAV-02')
  if (unit.mounted === mount)
    return refuse(
      'mounted',
      `${nameOf(state, unit.id)} is ${mount ? 'mounted' : 'dismounted'} already.`,
      'FF-CAV-02',
    )
  return undefined
}

/** FF-MOVE-18: nobody mounts in a trench. */
const mountsInTrench = (state: State, { courses }: UnitCourse): boolean => {
  const field = fieldOf(state.scenario)
  return courses.some(({ place: { centre } }) => trenchAt(field, centre) && !isOnRoad(field, centre))
}

const newCourse = (state: State, phase: ActionsPhase, order: MoveOrder): MoveCourse | Refusal => {
  const unit = unitNamed(state, phase.unit)
  const barred = unitRefusal(state, phase)
  if (barred || !unit) return barred ?? refuse('cannot-move', 'That cannot be moved.', 'FF-MOVE-04')
  const mounting = mountRefusal(state, unit, order)
  if (mounting) return mounting
  const wishes = wishesOf(state, order)
  if (isRefusal(wishes)) return wishes
  const mounted = order.mount || (unit.mounted && !order.dismount)
  let first: Refusal | undefined
  for (const rides of waysToTravel(unit, order)) {
    const course = coursesTogether(riding(state, unit, rides), unit, wishes, phase.closedUp)
    if (isUnitCourse(course)) {
      if (order.mount && mountsInTrench(state, course))
        return refuse('trench', `${nameOf(state, unit.id)} cannot mount in a trench.`, 'FF-MOVE-18')
      return { courses: course.courses, column: course.column, unit, rides, mounted }
    }
    first ??= course
  }
  return first ?? refuse('cannot-move', `${nameOf(state, unit.id)} cannot be moved.`, 'FF-MOVE-04')
}

/** A move as it is ordered, worked out; or why it may not be made. What has been checked is soon carried out. */
export const courseOfMove = partsOf<State>()(
  'stands',
  'units',
  'battalions',
  'blockHouses',
  'gaps',
  'scenario',
  'options',
).memo(newCourse)

export const isMoveCourse = (answer: MoveCourse | Refusal): answer is MoveCourse => 'courses' in answer
