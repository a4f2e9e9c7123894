import type { Refusal } from '#kernel/game/game.ts'
import { ahead, along, bearing, HALF, type Heading, QUARTER, turned } from '#kernel/geometry/angle.ts'
import { depthAlong } from '#kernel/geometry/bounds.ts'
import { type Footprint, standingAt } from '#kernel/geometry/footprint.ts'
import type { Shape } from '#kernel/geometry/outline.ts'
import { distance, type Point } from '#kernel/geometry/point.ts'
import { distanceToSegment } from '#kernel/geometry/segment.ts'
import { shapeGap, shapeHolds } from '#kernel/geometry/shape.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { fromCm, INTO_WATER, KEEP_CLEAR, SET_ASIDE, TOUCHING, WIDTHS } from '../../tables/index.ts'
import type { Side } from '../../vocabulary.ts'
import { staysOnTable } from '../board/cutting.ts'
import { type Field, fieldOf, type Patch } from '../field.ts'
import { nameOf } from '../names.ts'
import type { Stand, State } from '../state.ts'
import { type Course, passageRefusal } from './course.ts'
import { goingOf } from './mover.ts'
import { isNearEnemy, isTaken, standingFault, tableOf } from './standing.ts'

/** One step over water or a trench, which takes an action. */
export interface ObstacleStep {
  readonly course: Course
  /** FF-MOVE-17: where in a river it then is. */
  readonly water: Stand['water']
}

/** What a step leads over: which way, and how far the centre goes. */
interface Step {
  readonly heading: Heading
  readonly length: number
  readonly water: Stand['water']
}

interface Obstacle {
  readonly terrain: 'stream' | 'river' | 'across-trench'
  readonly gap: number
  step(): Step
}

/** The stretch of a line nearest to a place. */
const nearestStretch = (line: readonly Point[], p: Point): readonly [Point, Point] | undefined => {
  let best: readonly [Point, Point] | undefined
  let least = Number.POSITIVE_INFINITY
  for (let i = 1; i < line.length; i++) {
    const a = line[i - 1]
    const b = line[i]
    const off = a && b ? distanceToSegment(p, a, b) : least
    if (!a || !b || off >= least) continue
    least = off
    best = [a, b]
  }
  return best
}

/** Square across a strip until the base touches its far side. */
const overStrip = (stand: Stand, line: readonly Point[], width: number): Step => {
  const [a, b] = nearestStretch(line, stand.centre) ?? [stand.centre, stand.centre]
  const right = turned(bearing(a, b), QUARTER)
  const off = ahead(stand.centre, right, a)
  const heading = off >= 0 ? right : turned(right, HALF)
  const length = Math.abs(off) + (fromCm(width) + depthAlong(stand, heading)) / 2
  return { heading, length: Math.ceil(length), water: null }
}

/** FF-MOVE-17: into a river, over it, or out of it; `from` is the bank it came from, the nearer to that side's base edge. */
const overRiver = (stand: Stand, { box }: Patch, river: number): Step => {
  const upright = box.width >= box.depth
  const middle = upright ? box.centre.y : box.centre.x
  const half = (upright ? box.depth : box.width) / 2
  const at = upright ? stand.centre.y : stand.centre.x
  const from: Side = stand.water?.from ?? (at < middle ? 'attacker' : 'defender')
  const sign = from === 'attacker' ? 1 : -1
  const onward = upright ? 0 : QUARTER
  const heading = sign > 0 ? onward : turned(onward, HALF)
  const inside = half - fromCm(INTO_WATER)
  const out = half + Math.ceil(depthAlong(stand, heading) / 2)
  const goals = { 0: -inside, 1: inside, 2: out } as const
  const now = stand.water?.step ?? 0
  const length = Math.max(0, goals[now] - sign * (at - middle))
  const next = now === 0 ? 1 : 2
  return { heading, length, water: now === 2 ? null : { river, step: next, from } }
}

const touches = (shape: Shape, stand: Stand): number | undefined => {
  const off = shapeGap(shape, stand)
  return off <= fromCm(TOUCHING.obstacle) + 1 ? off : undefined
}

/** What a stand touches that it may have to cross by an action, the nearest first. */
const obstaclesAt = (field: Field, stand: Stand): readonly Obstacle[] => {
  const found: Obstacle[] = []
  const { water } = stand
  field.patches.forEach((patch, i) => {
    if (patch.kind !== 'river' || (water && water.river !== i)) return
    const gap = water ? 0 : touches(patch.shape, stand)
    if (gap !== undefined) found.push({ terrain: 'river', gap, step: () => overRiver(stand, patch, i) })
  })
  if (water) return found
  field.streams.forEach((shape, i) => {
    const gap = touches(shape, stand)
    const line = field.streamLines[i] ?? []
    if (gap !== undefined)
      found.push({ terrain: 'stream', gap, step: () => overStrip(stand, line, WIDTHS.stream) })
  })
  for (const { shape, line } of field.trenches) {
    const gap = shapeHolds(shape, stand.centre) ? undefined : touches(shape, stand)
    if (gap !== undefined)
      found.push({ terrain: 'across-trench', gap, step: () => overStrip(stand, line, WIDTHS.trench) })
  }
  return found.sort((one, other) => one.gap - other.gap)
}

const ASIDE = fromCm(0.1)

/** FF-MOVE-17: straight on, or else set a little to one side. */
const roomFor = (
  stand: Stand,
  { heading, length }: Step,
  isFree: (place: Footprint) => boolean,
): Footprint | undefined => {
  const straight = along(stand.centre, heading, length)
  const right = turned(heading, QUARTER)
  for (let off = 0; off <= fromCm(SET_ASIDE); off += ASIDE)
    for (const aside of off === 0 ? [0] : [off, -off]) {
      const place = standingAt(stand, along(straight, right, aside), stand.heading)
      if (isFree(place)) return place
    }
  return undefined
}

/** FF-MOVE-17, FF-MOVE-18: the next step of a stand over what it touches, or why there is none. */
export const obstacleStep = (state: State, stand: Stand): ObstacleStep | Refusal => {
  const name = nameOf(state, stand.id)
  const field = fieldOf(state.scenario)
  const touched = obstaclesAt(field, stand)
  if (touched.length === 0)
    return refuse('no-obstacle', `${name} touches no water and no trench.`, 'FF-MOVE-05')
  const going = goingOf(state, stand)
  const obstacle = touched.find(({ terrain }) => going(terrain).actionsToCross > 0)
  if (!obstacle)
    return refuse(
      'no-way-over',
      touched.some(({ terrain }) => going(terrain).allowed)
        ? `${name} crosses that within a move.`
        : `${name} cannot cross that.`,
      'FF-MOVE-01',
    )
  const step = obstacle.step()
  const isFree = (place: Footprint): boolean =>
    step.water
      ? staysOnTable(tableOf(field), place) &&
        !isTaken(state, stand, place) &&
        !isNearEnemy(state, stand.side, place, fromCm(KEEP_CLEAR))
      : !standingFault(state, stand, place)
  const place = roomFor(stand, step, isFree)
  if (!place) return refuse('no-room', `There is no room for ${name} on the far side.`, 'FF-MOVE-17')
  const way = distance(stand.centre, place.centre) > 0 ? [stand.centre, place.centre] : [stand.centre]
  const course: Course = { stand, way, place, house: null, contact: undefined }
  return passageRefusal(state, course) ?? { course, water: step.water }
}

export const isObstacleStep = (answer: ObstacleStep | Refusal): answer is ObstacleStep => 'course' in answer
