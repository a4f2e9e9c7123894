import { liesBetween } from '#kernel/geometry/between.ts'
import { boundsApart, boundsOf, boundsOfFootprint, widened } from '#kernel/geometry/bounds.ts'
import type { Footprint } from '#kernel/geometry/footprint.ts'
import type { Shape } from '#kernel/geometry/outline.ts'
import { distance, type Point } from '#kernel/geometry/point.ts'
import { type Rectangle, rectangleContains } from '#kernel/geometry/rectangle.ts'
import { distanceToSegment } from '#kernel/geometry/segment.ts'
import { crossesShape, lengthIn, shapeHolds } from '#kernel/geometry/shape.ts'
import type { AreaKind } from '../../scenarios/scenario.ts'
import { fromInches, SIGHT, TOLERANCE } from '../../tables/table-top.ts'
import { fieldOf } from '../field.ts'
import type { State, Unit } from '../state.ts'
import { isInMelee } from '../units.ts'
import { aboutEach, vehiclesOn } from './bases.ts'
import { housesStanding, isAboveGround, isOnHill } from './ground.ts'

/** Whose a line of sight is. */
interface Looking {
  readonly by: Unit
  /** None where it is laid on a point of the ground. */
  readonly at?: Unit | undefined
}

/** A line of sight from one place to another, and whose the ends are. */
export interface Look extends Looking {
  readonly from: Point
  readonly to: Point
}

/** What stops a line of sight (SK-FIRE-18). */
export type Obstruction = 'distance' | 'building' | 'vehicle' | 'hill' | 'wood' | 'smoke' | 'friend'

const SLACK = fromInches(TOLERANCE)
const FRIEND_NEAR = fromInches(SIGHT.friendNear) + SLACK
const WOOD_EDGE = fromInches(SIGHT.fromWoodEdge) + SLACK
const WOOD_MOST = fromInches(SIGHT.throughWood) + SLACK
const SMOKE_LEAST = fromInches(SIGHT.inSmoke) + SLACK

/** How far a place inside a wood is from its edge. */
const toEdge = ({ parts }: Shape, p: Point): number => {
  let least = Number.POSITIVE_INFINITY
  for (const part of parts) {
    if ('radius' in part) continue
    for (let i = 0; i < part.length; i++) {
      const a = part[i]
      const b = part[(i + 1) % part.length]
      if (a && b) least = Math.min(least, distanceToSegment(p, a, b))
    }
  }
  return least
}

const isAtEdge = (wood: Shape, p: Point): boolean => shapeHolds(wood, p) && toEdge(wood, p) <= WOOD_EDGE

/** A friend who may stand in the line. */
interface Friend {
  readonly at: Point
  readonly alwaysBlocks: boolean
}

/** All that may stop any line between two groups of places, looked up once for all of them. */
interface InTheWay {
  readonly limit: number
  readonly houses: readonly Shape[]
  readonly vehicles: readonly Footprint[]
  readonly hills: readonly Shape[]
  readonly woods: readonly Shape[]
  readonly puffs: readonly { readonly at: Point; readonly radius: number }[]
  readonly friends: readonly Friend[]
}

const friendsIn = (state: State, { by, at }: Looking, bounds: Rectangle): readonly Friend[] => {
  const found: Friend[] = []
  const wide = widened(bounds, FRIEND_NEAR)
  const about = aboutEach(state.units)
  for (let i = 0; i < state.units.length; i++) {
    const unit = state.units[i]
    const men = about[i]
    if (!unit || !men || unit.side !== by.side || unit.where !== 'table') continue
    if (unit.inside !== null || unit.vehicle || boundsApart(wide, men, 0)) continue
    if (unit.id === by.id || unit.id === at?.id) continue
    const alwaysBlocks = isInMelee(state, unit)
    if (!alwaysBlocks && (unit.prone || unit.trench !== null)) continue
    for (const figure of unit.figures)
      if (rectangleContains(wide, figure.at)) found.push({ at: figure.at, alwaysBlocks })
  }
  return found
}

const housesIn = (state: State, { by, at }: Looking, bounds: Rectangle): readonly Shape[] => {
  const found: Shape[] = []
  for (const house of housesStanding(state)) {
    if (!isAboveGround(house) || house.id === by.inside || house.id === at?.inside) continue
    if (!boundsApart(bounds, house.shape.bounds, 0)) found.push(house.shape)
  }
  return found
}

const vehiclesIn = (state: State, { by, at }: Looking, bounds: Rectangle): readonly Footprint[] => {
  const found: Footprint[] = []
  for (const { unit, base } of vehiclesOn(state.units)) {
    if (unit.id === by.id || unit.id === at?.id) continue
    if (!boundsApart(bounds, boundsOfFootprint(base), 0)) found.push(base)
  }
  return found
}

const areasIn = ({ scenario }: State, kind: AreaKind, bounds: Rectangle): readonly Shape[] => {
  const found: Shape[] = []
  for (const area of fieldOf(scenario).areas)
    if (area.kind === kind && !boundsApart(bounds, area.shape.bounds, 0)) found.push(area.shape)
  return found
}

const puffsOf = ({ clouds }: State): InTheWay['puffs'] =>
  clouds.flatMap(({ kind, diameter, puffs }) =>
    kind === 'smoke' ? puffs.map((at) => ({ at, radius: diameter / 2 })) : [],
  )

const inTheWay = (state: State, looking: Looking, bounds: Rectangle): InTheWay => {
  const { sight } = state.scenario
  return {
    limit: sight === undefined ? Number.POSITIVE_INFINITY : fromInches(sight) + SLACK,
    houses: housesIn(state, looking, bounds),
    vehicles: vehiclesIn(state, looking, bounds),
    hills: areasIn(state, 'hill', bounds),
    woods: areasIn(state, 'wood', bounds),
    puffs: state.clouds.length === 0 ? [] : puffsOf(state),
    friends: friendsIn(state, looking, bounds),
  }
}

/** SK-FIRE-29: inches of wood on the line; a wood in which an end stands near its edge is left out. */
const isInWood = ({ woods }: InTheWay, from: Point, to: Point): boolean => {
  let through = 0
  for (const wood of woods)
    if (!isAtEdge(wood, from) && !isAtEdge(wood, to)) through += lengthIn(wood, from, to)
  return through > WOOD_MOST
}

/** SK-FIRE-18, SK-FIRE-32: a friend of another unit so near to the line. */
const isMasked = (state: State, { friends }: InTheWay, from: Point, to: Point): boolean => {
  for (const { at, alwaysBlocks } of friends) {
    if (distanceToSegment(at, from, to) > FRIEND_NEAR) continue
    if (alwaysBlocks) return true
    if (distance(at, from) > FRIEND_NEAR && !(isOnHill(state, from) && !isOnHill(state, at))) return true
  }
  return false
}

const stoppedBy = (state: State, way: InTheWay, from: Point, to: Point): Obstruction | undefined => {
  if (distance(from, to) > way.limit) return 'distance'
  for (const house of way.houses) if (crossesShape(house, from, to)) return 'building'
  for (const base of way.vehicles) if (liesBetween(from, to, base)) return 'vehicle'
  for (const hill of way.hills)
    if (!shapeHolds(hill, from) && !shapeHolds(hill, to) && crossesShape(hill, from, to)) return 'hill'
  if (isInWood(way, from, to)) return 'wood'
  // SK-CLD-07, SK-CLD-12
  if (
    way.puffs.length > 0 &&
    distance(from, to) > SMOKE_LEAST &&
    way.puffs.some(({ at, radius }) => distanceToSegment(at, from, to) <= radius)
  )
    return 'smoke'
  return isMasked(state, way, from, to) ? 'friend' : undefined
}

/** Lines of sight between places of a rectangle: what stops one of them, nothing if it is clear. */
export const sightlines = (state: State, looking: Looking, places: Rectangle) => {
  const way = inTheWay(state, looking, places)
  return (from: Point, to: Point): Obstruction | undefined => stoppedBy(state, way, from, to)
}

/** What stops a line of sight; nothing if it is clear. */
export const obstructionOf = (state: State, look: Look): Obstruction | undefined => {
  const { from, to } = look
  const { sight } = state.scenario
  if (sight !== undefined && distance(from, to) > fromInches(sight) + SLACK) return 'distance'
  return stoppedBy(state, inTheWay(state, look, boundsOf([from, to])), from, to)
}

export const sees = (state: State, look: Look): boolean => obstructionOf(state, look) === undefined
