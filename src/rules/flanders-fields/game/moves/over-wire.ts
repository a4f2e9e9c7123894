import type { Refusal } from '#kernel/game/game.ts'
import type { Heading } from '#kernel/geometry/angle.ts'
import { boundsOfFootprint } from '#kernel/geometry/bounds.ts'
import { type Footprint, standingAt } from '#kernel/geometry/footprint.ts'
import { gap } from '#kernel/geometry/gap.ts'
import type { Point } from '#kernel/geometry/point.ts'
import { rectangleBox } from '#kernel/geometry/rectangle.ts'
import { memo } from '#kernel/memo.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { mayTryAtWire } from '../../reckoning/wire.ts'
import { BEYOND_WIRE, fromCm, LENGTH_FORGIVEN, TOUCHING, WIRE_DEPTH } from '../../tables/index.ts'
import type { Side } from '../../vocabulary.ts'
import { staysOnTable } from '../board/cutting.ts'
import { type Field, fieldOf, type Wire } from '../field.ts'
import { nameOf } from '../names.ts'
import type { Stand, State } from '../state.ts'
import { isCommand } from '../units.ts'
import { type Course, courseOf, isCourse, passageRefusal, placeRefusal } from './course.ts'
import { isInWater, isTaken, tableOf } from './standing.ts'
import { wireMoverOf } from './wire-gaps.ts'

/** Where a stand means to come to beyond the wire. */
export interface WireWish {
  readonly at: Point
  readonly heading: Heading
  readonly target: string | undefined
}

/** FF-WIRE-10: 2 cm of a belt, from one edge to the other. */
export interface WireStep {
  readonly belt: number
  readonly step: number
  readonly near: number
  readonly far: number
}

/** An attempt on the wire: where it leads if the stand gets over, and where if it does not. */
export interface WireAttempt {
  readonly step: WireStep
  /** The side from which it comes. */
  readonly from: Side
  /** Over the last of the belt, or onto the next 2 cm of it. */
  readonly over: Course
  /** FF-WIRE-11: the part of the belt on which it then is. */
  readonly next: WireStep | undefined
  /** FF-WIRE-10: on the middle line of what it did not cross. */
  readonly stuck: Point
}

const stepsOf = ({ near, far }: Wire): number => Math.max(1, Math.round((far - near) / fromCm(WIRE_DEPTH)))

const stepOf = (wire: Wire, belt: number, step: number): WireStep => {
  const near = wire.near + step * fromCm(WIRE_DEPTH)
  return { belt, step, near, far: Math.min(wire.far, near + fromCm(WIRE_DEPTH)) }
}

export const middleLine = ({ near, far }: WireStep): number => Math.round((near + far) / 2)

/** Every 2 cm of every belt. */
export const allWireSteps = (state: State): readonly WireStep[] => wireSteps(fieldOf(state.scenario))

const wireSteps = memo((field: Field) =>
  field.wire.flatMap((wire, belt) =>
    Array.from({ length: stepsOf(wire) }, (_, step) => stepOf(wire, belt, step)),
  ),
)

/** The gap between a base and 2 cm of a belt. */
export const gapToStep = (state: State, { belt, near, far }: WireStep, footprint: Footprint): number => {
  const wire = fieldOf(state.scenario).wire[belt]
  if (!wire) return Number.POSITIVE_INFINITY
  return gap(rectangleBox({ x1: wire.left, y1: near, x2: wire.right, y2: far }), footprint)
}

/** FF-WIRE-10 */
export const touchesStep = (state: State, step: WireStep, footprint: Footprint): boolean =>
  gapToStep(state, step, footprint) <= fromCm(TOUCHING.obstacle) + LENGTH_FORGIVEN

/** What a stand has before it that goes this way along y: where it is stuck, or the wire that it touches. */
const stepBefore = (state: State, stand: Stand, up: boolean): WireStep | undefined => {
  if (stand.wire) {
    const wire = fieldOf(state.scenario).wire[stand.wire.belt]
    return wire && stepOf(wire, stand.wire.belt, stand.wire.step)
  }
  const before = allWireSteps(state).filter(
    (step) =>
      (up ? stand.centre.y <= step.near : stand.centre.y >= step.far) && touchesStep(state, step, stand),
  )
  return up ? before[0] : before.at(-1)
}

const onward = (state: State, { belt, step }: WireStep, up: boolean): WireStep | undefined => {
  const wire = fieldOf(state.scenario).wire[belt]
  const next = up ? step + 1 : step - 1
  return wire && next >= 0 && next < stepsOf(wire) ? stepOf(wire, belt, next) : undefined
}

/** Where the straight way from one place to another meets a line along x. */
const meeting = (from: Point, to: Point, y: number): Point => {
  const share = to.y === from.y ? 0 : (y - from.y) / (to.y - from.y)
  return { x: Math.round(from.x + share * (to.x - from.x)), y }
}

const CREWS = ['infantry', 'lmg', 'flamethrower', 'at-rifle', 'machine-gun', 'light-mortar']

/** FF-WIRE-07, FF-WIRE-09: who can try at all. */
const moverRefusal = (state: State, stand: Stand): Refusal | undefined =>
  wireMoverOf(state, stand) === 'infantry' && (CREWS.includes(stand.type) || isCommand(stand))
    ? undefined
    : refuse('wire', `${nameOf(state, stand.id)} does not cross wire but by a cleared gap.`, 'FF-WIRE-07')

/** FF-WIRE-03: its die has failed in this player turn. */
export const hasFailedAtWire = ({ wireFailed }: State, { id }: Stand): boolean => wireFailed.includes(id)

const retryRefusal = (state: State, stand: Stand): Refusal | undefined =>
  mayTryAtWire(state.options['wire-retry'], hasFailedAtWire(state, stand))
    ? undefined
    : refuse(
        'wire-failed',
        `${nameOf(state, stand.id)} has failed at the wire and tries again in a later turn.`,
        'FF-WIRE-03',
      )

/** FF-WIRE-10: the nearest place to this along the middle line of 2 cm of wire where nobody stands. */
export const freeOnWire = (state: State, stand: Stand, wished: Point): Point | undefined => {
  const table = tableOf(fieldOf(state.scenario))
  const most = Math.max(wished.x, table.width - wished.x)
  for (let off = 0; off <= most; off += fromCm(0.1))
    for (const aside of off === 0 ? [0] : [off, -off]) {
      const at = { x: wished.x + aside, y: wished.y }
      const place = standingAt(stand, at, stand.heading)
      if (staysOnTable(table, place) && !isTaken(state, stand, place)) return at
    }
  return undefined
}

/** FF-WIRE-11: how far past the belt its leading edge would be. */
const pastBelt = (wire: Wire, up: boolean, place: Footprint): number => {
  const { y1, y2 } = boundsOfFootprint(place)
  return up ? y2 - wire.far : wire.near - y1
}

/** Over the last 2 cm: where it is set down, or against whom. */
const courseOver = (
  state: State,
  stand: Stand,
  { at, heading, target }: WireWish,
  wire: Wire,
  up: boolean,
): Course | Refusal => {
  const course = courseOf(state, stand, { path: [at], heading, target })
  if (!isCourse(course)) return course
  const past = pastBelt(wire, up, course.place)
  if (past > fromCm(BEYOND_WIRE) + LENGTH_FORGIVEN)
    return refuse(
      'too-far',
      `${nameOf(state, stand.id)} may come at most 5 cm past the far edge of the wire.`,
      'FF-WIRE-11',
    )
  const wet = isInWater(fieldOf(state.scenario), course.place.centre)
  if (wet) return refuse('in-water', `${nameOf(state, stand.id)} would end in the water.`, 'FF-MOVE-17')
  return passageRefusal(state, course) ?? placeRefusal(state, course) ?? course
}

/** FF-WIRE-11: an attempt of one stand, worked out; or why it may not be made. */
export const wireAttempt = (state: State, stand: Stand, wish: WireWish): WireAttempt | Refusal => {
  const name = nameOf(state, stand.id)
  const barred = moverRefusal(state, stand) ?? retryRefusal(state, stand)
  if (barred) return barred
  const up = wish.at.y > stand.centre.y
  const step = stepBefore(state, stand, up)
  const wire = step && fieldOf(state.scenario).wire[step.belt]
  if (!step || !wire)
    return refuse('not-touching', `${name} does not touch the wire it is to cross.`, 'FF-WIRE-09')
  if (stand.wire && (stand.wire.from === 'attacker') !== up)
    return refuse('wrong-way', `${name} goes back off the wire by a move.`, 'FF-WIRE-13')
  const { x, y } = wish.at
  if (Math.abs(x - stand.centre.x) > Math.abs(y - stand.centre.y) + LENGTH_FORGIVEN)
    return refuse('askew', `${name} goes at most 45 degrees off square to the wire.`, 'FF-WIRE-11')
  const from: Side = up ? 'attacker' : 'defender'
  const stuck = stand.wire ? stand.centre : meeting(stand.centre, wish.at, middleLine(step))
  const next = onward(state, step, up)
  if (!next) {
    const over = courseOver(state, stand, wish, wire, up)
    return isCourse(over) ? { step, from, over, next, stuck } : over
  }
  const centre = meeting(stand.centre, wish.at, middleLine(next))
  const place = standingAt(stand, centre, stand.heading)
  const over: Course = { stand, way: [stand.centre, centre], place, house: null, contact: undefined }
  return passageRefusal(state, over) ?? { step, from, over, next, stuck }
}

export const isAttempt = (answer: WireAttempt | Refusal): answer is WireAttempt => 'over' in answer
