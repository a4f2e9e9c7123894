import { overlapSpan, travelToWithin } from '#kernel/geometry/approach.ts'
import { boundsOf, farFromBounds, widened } from '#kernel/geometry/bounds.ts'
import { towards } from '#kernel/geometry/direction.ts'
import { type Disc, type Footprint, isDisc, reach, standingAt } from '#kernel/geometry/footprint.ts'
import { containsPoint, gapToPoint } from '#kernel/geometry/gap.ts'
import { distance, type Point } from '#kernel/geometry/point.ts'
import type { Rectangle } from '#kernel/geometry/rectangle.ts'
import { GRAZE } from '#kernel/geometry/span.ts'
import { offThePath, pathOf } from '#kernel/geometry/sweep.ts'
import { ASSAULT_UNHINDERED, fromCm, LENGTH_FORGIVEN } from '../../tables/index.ts'
import type { BlockHouse, Stand, State } from '../state.ts'
import { isCommand, isTank, unitNamed } from '../units.ts'
import { entersBlockHouse } from './standing.ts'

/** A stand that goes a way of straight legs, the place where it starts among them, perhaps for an enemy. */
export interface Passage {
  readonly stand: Stand
  readonly way: readonly Point[]
  readonly target: string | undefined
}

/** No two bases reach farther about their middles together than this, what they keep between them included. */
const MOST_ABOUT = fromCm(14)

/** Whoever has his middle outside is in nobody's way who goes to these places, and leaves them room. */
export const areaAbout = (places: readonly Point[]): Rectangle => widened(boundsOf(places), MOST_ABOUT)

const halfWidth = (stand: Footprint): number => (isDisc(stand) ? stand.radius : stand.width / 2)

const wayLength = (way: readonly Point[]): number => {
  let length = 0
  for (let i = 1; i < way.length; i++) {
    const a = way[i - 1]
    const b = way[i]
    if (a && b) length += distance(a, b)
  }
  return length
}

/** Distance from a base that bulges nowhere falls and then rises along a leg: it only grows if it does so at first. */
const onlyGrows = (other: Footprint, a: Point, step: Point, length: number): boolean => {
  const near = gapToPoint(other, a)
  const on = Math.min(length, fromCm(0.1))
  return gapToPoint(other, { x: a.x + on * step.x, y: a.y + on * step.y }) >= near - 1
}

/** How far along a leg a centre comes too near to something, if it does. */
const stopOnLeg = (other: Footprint, a: Point, b: Point, near: number): number | undefined => {
  const length = distance(a, b)
  if (length === 0) return undefined
  const step = towards(a, b)
  const point: Disc = { centre: a, heading: 0, radius: 0 }
  if (offThePath(point, pathOf(step, length), other, near)) return undefined
  const travel = travelToWithin(point, step, other, near - LENGTH_FORGIVEN)
  if (travel === undefined || travel > length) return undefined
  return travel === 0 && onlyGrows(other, a, step, length) ? undefined : travel
}

/** FF-MOVE-14: an enemy, or a block house, that shuts the way. Over the last of an assault none does. */
export const whoStops = (state: State, { stand, way, target }: Passage): Stand | BlockHouse | undefined => {
  const near = halfWidth(stand)
  const free = target === undefined ? Number.POSITIVE_INFINITY : wayLength(way) - fromCm(ASSAULT_UNHINDERED)
  const end = way.at(-1) ?? stand.centre
  const shuts = (other: Footprint): boolean => {
    let before = 0
    for (let i = 1; i < way.length; i++) {
      const a = way[i - 1]
      const b = way[i]
      if (!a || !b) break
      const stop = stopOnLeg(other, a, b, near)
      if (stop !== undefined && before + stop < free) return true
      before += distance(a, b)
    }
    return false
  }
  const along = boundsOf(way)
  for (const other of state.stands) {
    if (other.side === stand.side || other.below || farFromBounds(along, other, near)) continue
    if (other.id === target) continue
    if (shuts(other)) return other
  }
  return state.blockHouses.find(
    (house) =>
      house.id !== target &&
      !containsPoint(house, stand.centre) &&
      !entersBlockHouse(stand, house, end) &&
      shuts(house),
  )
}

/** FF-MOVE-14: command stands, what belongs to a regiment, and tanks pass and are passed by anybody. */
const isFree = (state: State, stand: Stand): boolean =>
  isCommand(stand) || isTank(stand) || unitNamed(state, stand.unit)?.battalion == null

const sweeps = (stand: Stand, way: readonly Point[], other: Footprint): boolean => {
  let at: Footprint = stand
  for (let i = 1; i < way.length; i++) {
    const to = way[i]
    if (!to) break
    const length = distance(at.centre, to)
    if (length === 0) continue
    const step = towards(at.centre, to)
    if (!offThePath(at, pathOf(step, length), other, 0)) {
      const span = overlapSpan(at, step, other)
      if (span && span.to > GRAZE && span.from < length - GRAZE) return true
    }
    at = standingAt(stand, to, stand.heading)
  }
  return false
}

/** FF-FORM-04: the units of other battalions through which a way leads, and which have to stand still for it. */
export const passedUnits = (state: State, { stand, way }: Passage): readonly string[] => {
  if (isFree(state, stand)) return []
  const own = unitNamed(state, stand.unit)?.battalion
  const passed: string[] = []
  const along = boundsOf(way)
  const wide = reach(stand)
  for (const other of state.stands) {
    if (other.side !== stand.side || other.below || farFromBounds(along, other, wide)) continue
    if (other.unit === stand.unit || passed.includes(other.unit)) continue
    if (isFree(state, other) || unitNamed(state, other.unit)?.battalion === own) continue
    if (sweeps(stand, way, other)) passed.push(other.unit)
  }
  return passed
}
