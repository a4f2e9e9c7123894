import { along, angleBetween, bearing, HALF, turned } from '#kernel/geometry/angle.ts'
import { boundsOfFootprint } from '#kernel/geometry/bounds.ts'
import { fromDegrees } from '#kernel/geometry/measure.ts'
import { distance, middleOf, minus, type Point } from '#kernel/geometry/point.ts'
import { fieldOf } from '../game/field.ts'
import { asOneBody } from '../game/moves/body.ts'
import { freeStands, type Wishes } from '../game/moves/company.ts'
import { goingOf } from '../game/moves/mover.ts'
import { passedUnits } from '../game/moves/passing.ts'
import { wireMoverOf } from '../game/moves/wire-gaps.ts'
import { courseOfMove, isMoveCourse, moveOrder } from '../game/phases/actions/moving/courses.ts'
import type { OrderOf } from '../game/phases/index.ts'
import type { ActionsPhase } from '../game/phases/shapes.ts'
import type { Stand } from '../game/state.ts'
import { isRifles, standNamed, unitNamed } from '../game/units.ts'
import { type Met, metOnTheWay } from '../game/zones/on-the-way.ts'
import { BARRAGE_DANGER, fromCm, toCm } from '../tables/index.ts'
import { coverGrade, dangerAt } from './danger.ts'
import { goalFor } from './goals.ts'
import { nearestTo, type Situation } from './situation.ts'

/** Ways to go: as far as the action allows, shorter, and aside where straight on is barred. */
const SHARES = [1, 0.8, 0.6, 0.4, 0.2] as const
const ASIDE = [0, 2500, -2500, 5500, -5500] as const

export interface Advance {
  readonly order: OrderOf<'move'>
  readonly worth: number
  readonly towards: string
}

/** By the cover of where it lies deepest in it, and whether all of it does; gas and the barrage ask for neither. */
const IN_COVER = [1, 0.6, 0.3, 0.15, 0.05] as const
const PARTLY = 0.4

const harmOf = (situation: Situation, stand: Stand, { danger, wholly, deepest }: Met): number =>
  danger.kind === 'zone'
    ? (IN_COVER[coverGrade(situation, stand, deepest.at)] ?? 1) * (wholly === null ? PARTLY : 1)
    : 1

/** What zones of fire, gas and the barrage would cost those who go there, in platoons. */
export const costOfWay = (situation: Situation, order: OrderOf<'move'>): number => {
  const { view, thresholds } = situation
  let cost = 0
  const passed = new Set<string>()
  for (const { stand: id, path } of order.stands) {
    const stand = standNamed(view, id)
    if (!stand) continue
    const way = [stand.centre, ...path.map(([x, y]) => ({ x: fromCm(x), y: fromCm(y) }))]
    for (const met of metOnTheWay(view, stand, way))
      cost += thresholds.underFire * harmOf(situation, stand, met)
    for (const unit of passedUnits(view, { stand, way, target: undefined })) passed.add(unit)
  }
  // FF-FORM-04: those passed through could not move any more.
  for (const unit of passed) if (!unitNamed(view, unit)?.done) cost += thresholds.passed
  return cost
}

/** What it is worth to a unit to stand there instead of here: judged by the one in its middle. */
const worthOfPlaces = (
  situation: Situation,
  stands: readonly Stand[],
  shift: Point,
  gained: number,
  progress: number,
): number => {
  const { thresholds } = situation
  const count = stands.length
  const stand = stands[Math.floor(count / 2)]
  if (!stand) return 0
  const to = { x: stand.centre.x + shift.x, y: stand.centre.y + shift.y }
  const more = dangerAt(situation, stand, to) - dangerAt(situation, stand, stand.centre)
  const better = coverGrade(situation, stand, to) - coverGrade(situation, stand, stand.centre)
  return (
    progress * gained * Math.sqrt(count) -
    (count * thresholds.fear * more) / 3 +
    (count * thresholds.cover * better) / 2
  )
}

/** Just beyond the strip behind the band in which its own troops are in danger (FF-RB-04). */
export const BEHIND_BAND = fromCm(BARRAGE_DANGER + 0.1)
/** Own gas is followed at a distance, as it may linger. */
const BEHIND_GAS = fromCm(4)
/** So near to wire is touching it (FF-WIRE-10), with something to spare. */
const AT_WIRE = fromCm(0.2)

/** All of them together, whether the cloud lies before them or not: whoever goes ahead goes alone. */
const waitsForGas = ({ view, thresholds }: Situation): boolean =>
  view.turn <= thresholds.gas * view.scenario.turns

/** How far along y a body can go before the barrage, its own gas or the wire stops it; it goes up or down the table. */
const roomAhead = (situation: Situation, stands: readonly Stand[], up: boolean): number => {
  const { view, side } = situation
  const bounds = stands.map(boundsOfFootprint)
  const front = up ? Math.max(...bounds.map(({ y2 }) => y2)) : Math.min(...bounds.map(({ y1 }) => y1))
  let room = Number.POSITIVE_INFINITY
  if (up && side === 'attacker' && view.barrage && front <= view.barrage.edge)
    room = view.barrage.edge - BEHIND_BAND - front
  if (up && side === 'attacker' && waitsForGas(situation))
    for (const cloud of view.clouds) {
      const behind = cloud.centre.y - cloud.depth / 2 - front
      if (cloud.kind === 'offensive' && behind >= 0) room = Math.min(room, behind - BEHIND_GAS)
    }
  const [first] = stands
  if (!first || wireMoverOf(view, first) === 'tank') return room
  const left = Math.min(...bounds.map(({ x1 }) => x1))
  const right = Math.max(...bounds.map(({ x2 }) => x2))
  for (const wire of fieldOf(view.scenario).wire) {
    if (wire.right < left || wire.left > right) continue
    const before = up ? wire.near - front : front - wire.far
    if (before >= -1) room = Math.min(room, before - AT_WIRE)
  }
  return room
}

/** What supports the companies does not go ahead of them. */
const leashOf = ({ picture }: Situation, { type, centre }: Stand, up: boolean): number => {
  if (type === 'infantry' || type === 'cavalry' || type === 'heavy-tank' || type === 'light-tank')
    return Number.POSITIVE_INFINITY
  let front = Number.NEGATIVE_INFINITY
  for (const stand of picture.own)
    if (isRifles(stand) && Math.abs(stand.centre.x - centre.x) < fromCm(25))
      front = Math.max(front, up ? stand.centre.y - centre.y : centre.y - stand.centre.y)
  return front
}

/** Far off, and as long as wire lies ahead, a body keeps to its own lane; it closes on its goal over the last of the way. */
const LANE = fromCm(15)
const laneTo = ({ view }: Situation, from: Point, to: Point): Point => {
  const far = Math.abs(to.y - from.y)
  const [low, high] = from.y < to.y ? [from.y, to.y] : [to.y, from.y]
  const wired = fieldOf(view.scenario).wire.some(({ near, far: end }) => near > low && end < high)
  if (far <= LANE && !wired) return to
  const share = (wired ? 0.3 : 1) * Math.min(1, LANE / far)
  return { x: Math.round(from.x + (to.x - from.x) * share), y: to.y }
}

/** What a centimetre is worth to those who have so far to go: the more the less time there is for it. */
const worthOfPace = ({ view, attacks, thresholds }: Situation, from: Point, to: Point): number => {
  const { progress, pace } = thresholds
  if (!attacks) return progress.defender
  const [low, high] = from.y < to.y ? [from.y, to.y] : [to.y, from.y]
  const belts = fieldOf(view.scenario).wire.filter(({ near, far }) => near > low && far < high).length
  const way = toCm(distance(from, to)) + pace.wire * belts
  const left = Math.max(1, view.scenario.turns - view.turn + 1)
  return progress.attacker * Math.max(pace.least, Math.min(pace.most, way / left / pace.usual))
}

/** So near, and so far out of its front, an enemy is worth turning to. */
const NOTICED = fromCm(45)
const AWRY = fromDegrees(35)

/** The same move, ended with the front to the nearest enemy; none if it looks that way already. */
const facingEnemy = ({ enemies }: Situation, body: Wishes): Wishes | undefined => {
  const ends = [...body.values()].flatMap(({ path }) => path.slice(-1))
  const [wish] = body.values()
  if (!wish || ends.length === 0) return undefined
  const middle = middleOf(ends)
  const enemy = nearestTo(enemies, middle)
  if (!enemy || distance(enemy.centre, middle) > NOTICED) return undefined
  const heading = bearing(middle, enemy.centre)
  if (angleBetween(heading, wish.heading) <= AWRY) return undefined
  return new Map([...body].map(([id, one]) => [id, { ...one, heading }]))
}

/** A unit turned on the spot towards an enemy that it cannot fire at as it stands. */
export const facing = (situation: Situation, phase: ActionsPhase): OrderOf<'move'> | undefined => {
  const stands = freeStands(situation.view, phase.unit)
  const still: Wishes = new Map(
    stands.map(({ id, centre, heading }) => [id, { path: [centre], heading, target: undefined }]),
  )
  const turnedTo = facingEnemy(situation, still)
  if (!turnedTo) return undefined
  const order = moveOrder(
    new Map([...turnedTo].map(([id, { heading }]) => [id, { path: [], heading, target: undefined }])),
  )
  return isMoveCourse(courseOfMove(situation.view, phase, order)) ? order : undefined
}

/** Moves of a unit as one body towards its goal, the dearest first. */
export const advances = (
  situation: Situation,
  phase: ActionsPhase,
  goal = goalFor(situation, phase.unit),
): readonly Advance[] => {
  const { view } = situation
  const stands = freeStands(situation.view, phase.unit)
  const [first] = stands
  if (!first || !goal) return []
  const middle = middleOf(stands.map(({ centre }) => centre))
  const most = goingOf(view, first)('cross-country').distance
  const aim = laneTo(situation, middle, goal.at)
  const straight = bearing(middle, aim)
  const far = distance(middle, aim)
  if (far < fromCm(1)) return []
  const up = aim.y > middle.y
  const room = Math.min(roomAhead(situation, stands, up), leashOf(situation, first, up))
  const progress = worthOfPace(situation, middle, goal.at)
  const found: Advance[] = []
  let isClear = false
  for (const aside of ASIDE) {
    const way = turned(straight, aside)
    const unit = minus(along({ x: 0, y: 0 }, way, fromCm(100)), { x: 0, y: 0 })
    const rise = Math.abs(unit.y) / fromCm(100)
    const bound = Math.min(most * 0.98, far, rise > 0.05 ? room / rise : Number.POSITIVE_INFINITY)
    for (const share of SHARES) {
      const length = bound * share
      if (length < fromCm(0.4)) break
      const shift = minus(along({ x: 0, y: 0 }, way, length), { x: 0, y: 0 })
      const body = asOneBody(stands, { shift, wheel: 0 })
      const order = [facingEnemy(situation, body), body]
        .flatMap((wishes) => (wishes ? [moveOrder(wishes)] : []))
        .find((one) => isMoveCourse(courseOfMove(view, phase, one)))
      if (!order) continue
      const to = { x: middle.x + shift.x, y: middle.y + shift.y }
      const gained = toCm(far - distance(to, aim))
      const worth = worthOfPlaces(situation, stands, shift, gained, progress) - costOfWay(situation, order)
      found.push({ order, worth, towards: goal.name })
      if (share > 0.5 && worth > 0) isClear = true
      break
    }
    if (isClear) break
  }
  return found.sort((one, other) => other.worth - one.worth)
}

/** A unit that looks away from the enemy turns to him. */
export const turning = ({ side }: Situation): number => (side === 'attacker' ? 0 : HALF)
