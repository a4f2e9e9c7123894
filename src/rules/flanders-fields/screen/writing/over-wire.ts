import { replaced } from '#kernel/game/play.ts'
import type { Heading } from '#kernel/geometry/angle.ts'
import { toDegrees } from '#kernel/geometry/measure.ts'
import { minus, type Point, squaredDistance } from '#kernel/geometry/point.ts'
import { bodiesOf, bodyNamed } from '../../game/board/houses.ts'
import { assailedBy } from '../../game/contact/bodies.ts'
import { assaultRefusal } from '../../game/contact/fighters.ts'
import { standRefusal } from '../../game/moves/company.ts'
import type { Course } from '../../game/moves/course.ts'
import {
  allWireSteps,
  isAttempt,
  touchesStep,
  type WireStep,
  wireAttempt,
} from '../../game/moves/over-wire.ts'
import { wireMoverOf } from '../../game/moves/wire-gaps.ts'
import type { OrderOf } from '../../game/phases/index.ts'
import { stateWith } from '../../game/records.ts'
import { standAt } from '../../game/stand-at.ts'
import type { Stand } from '../../game/state.ts'
import { standsOf } from '../../game/units.ts'
import type { View } from '../../game/view.ts'
import { BEYOND_WIRE, fromCm, placeOf } from '../../tables/index.ts'

export type CrossWire = OrderOf<'cross-wire'>
export type Crosser = CrossWire['stands'][number]

/** Where a stand is to get to beyond the wire, and whom it assaults there. */
interface Goal {
  readonly at: Point
  readonly heading: Heading
  readonly target?: string | undefined
}

/** The wire that a stand hangs on, or that it touches. */
const wireAt = (view: View, stand: Stand): WireStep | undefined => {
  const { wire } = stand
  const steps = allWireSteps(view)
  return wire
    ? steps.find(({ belt, step }) => wire.belt === belt && wire.step === step)
    : steps.find((step) => touchesStep(view, step, stand))
}

const goesUp = ({ wire, centre }: Stand, { near }: WireStep): boolean =>
  wire ? wire.from === 'attacker' : centre.y < near

/** Those of a unit who can try to get over the wire now. */
export const crossersOf = (view: View, unit: string): readonly Stand[] =>
  standsOf(view, unit).filter(
    (stand) =>
      !standRefusal(view, stand) &&
      wireMoverOf(view, stand) === 'infantry' &&
      wireAt(view, stand) !== undefined,
  )

export interface Crossing {
  readonly order: CrossWire
  readonly courses: readonly Course[]
}

/** One stand after the other, each to the first of its goals that it may make for; who can make for none stays behind. */
export const crossing = (
  view: View,
  stands: readonly Stand[],
  goalsOf: (stand: Stand, now: View) => readonly Goal[],
): Crossing => {
  let now = view
  const crossers: Crosser[] = []
  const courses: Course[] = []
  for (const stand of stands)
    for (const { at, heading, target } of goalsOf(stand, now)) {
      const attempt = wireAttempt(now, stand, { at, heading, target })
      if (!isAttempt(attempt)) continue
      crossers.push({
        stand: stand.id,
        ...placeOf(at),
        ...(heading === stand.heading ? {} : { facing: toDegrees(heading) }),
        ...(target === undefined ? {} : { assault: target }),
      })
      courses.push(attempt.over)
      const { centre, heading: turned } = attempt.over.place
      const index = now.stands.findIndex(({ id }) => id === stand.id)
      now = stateWith(now, { stands: replaced(now.stands, index, standAt(stand, centre, turned)) })
      break
    }
  return { order: { kind: 'cross-wire', stands: crossers }, courses }
}

/** How far beyond the wire a stand is set down if it may be, cm. */
const BEHIND = [4.2, 3, 2.2, 1.5, 0.8]

/** Straight over, as far beyond the wire as there is room. */
export const straightOver = (view: View, stand: Stand): readonly Goal[] => {
  const step = wireAt(view, stand)
  if (!step) return []
  const up = goesUp(stand, step)
  return BEHIND.map((far) => ({
    at: { x: stand.centre.x, y: up ? step.far + fromCm(far) : step.near - fromCm(far) },
    heading: stand.heading,
  }))
}

/** Nobody farther off can be met beyond the wire. */
const REACH = fromCm(BEYOND_WIRE + 6)

/** Enemies whom a stand can assault out of the wire, the nearest first. */
export const metBeyond = (view: View, now: View, stand: Stand): readonly Goal[] =>
  bodiesOf(view)
    .filter(({ side, centre }) => side !== stand.side && squaredDistance(centre, stand.centre) <= REACH ** 2)
    .toSorted((a, b) => squaredDistance(a.centre, stand.centre) - squaredDistance(b.centre, stand.centre))
    .flatMap((enemy): readonly Goal[] => {
      const target = assailedBy(now, enemy.id)
      const goal = { at: enemy.centre, heading: stand.heading, target: enemy.id }
      if (!target || assaultRefusal(now, stand, target)) return []
      return isAttempt(wireAttempt(now, stand, goal)) ? [goal] : []
    })

/** Nobody is gone for twice as long as there is somebody else. */
export const assaulting = (view: View, stands: readonly Stand[]): Crossing => {
  const aimed = new Set<string>()
  return crossing(view, stands, (stand, now) => {
    const met = metBeyond(view, now, stand)
    const goal = met.find(({ target }) => target !== undefined && !aimed.has(target)) ?? met[0]
    if (goal?.target !== undefined) aimed.add(goal.target)
    return [...(goal ? [goal] : []), ...straightOver(view, stand)]
  })
}

/** Where a stand would be that goes as another does; behind the wire at least. */
const alongside = (view: View, stand: Stand, shift: Point, heading: Heading): readonly Goal[] => [
  { at: { x: stand.centre.x + shift.x, y: stand.centre.y + shift.y }, heading },
  ...straightOver(view, stand).map((goal) => ({ ...goal, heading })),
]

/** The body led over the wire to a place, or at whoever stands there; none if the leader has no wire between. */
export const crossingTo = (
  view: View,
  body: readonly Stand[],
  leader: Stand,
  at: Point,
  heading: Heading,
  targetOf: (stand: Stand, at: Point) => string | undefined,
): Crossing | undefined => {
  const step = crossersOf(view, leader.unit).includes(leader) ? wireAt(view, leader) : undefined
  if (!step) return undefined
  const up = goesUp(leader, step)
  if (up ? at.y <= step.near : at.y >= step.far) return undefined
  const shift = minus(at, leader.centre)
  const others = crossersOf(view, leader.unit).filter((stand) => stand !== leader && body.includes(stand))
  return crossing(view, [leader, ...others], (stand, now) => {
    const there = { x: stand.centre.x + shift.x, y: stand.centre.y + shift.y }
    const target = targetOf(stand, there)
    const turned = heading - leader.heading
    const faces = stand === leader ? heading : stand.heading + turned
    const enemy = target === undefined ? undefined : assailedBy(now, target)
    const assault =
      target !== undefined && enemy && !assaultRefusal(now, stand, enemy)
        ? [{ at: stand === leader ? at : (bodyNamed(now, target)?.centre ?? there), heading: faces, target }]
        : []
    return stand === leader
      ? [...assault, { at, heading: faces }]
      : [...assault, ...alongside(view, stand, shift, faces)]
  })
}
