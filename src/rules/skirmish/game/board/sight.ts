import { liesBetween } from '../../../../kernel/geometry/between.ts'
import { boundsApart, boundsOf, boundsOfFootprint, widened } from '../../../../kernel/geometry/bounds.ts'
import type { Footprint } from '../../../../kernel/geometry/footprint.ts'
import type { Shape } from '../../../../kernel/geometry/outline.ts'
import { distance, type Point } from '../../../../kernel/geometry/point.ts'
import { distanceToSegment } from '../../../../kernel/geometry/segment.ts'
import { crossesShape, lengthIn, shapeHolds } from '../../../../kernel/geometry/shape.ts'
import { fromInches, SIGHT, TOLERANCE } from '../../tables/table-top.ts'
import { fieldOf } from '../field.ts'
import type { State, Unit } from '../state.ts'
import { isInMelee } from '../units.ts'
import { bodiesOn } from './bases.ts'
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
  readonly onHill: boolean
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

const friendsIn = (
  state: State,
  { by, at }: Looking,
  isOut: (base: Footprint) => boolean,
): readonly Friend[] => {
  const found: Friend[] = []
  for (const { unit, figure, base } of bodiesOn(state.units)) {
    if (!figure || unit.side !== by.side || unit.id === by.id || unit.id === at?.id || isOut(base)) continue
    const alwaysBlocks = isInMelee(state, unit)
    if (!alwaysBlocks && (unit.prone || unit.trench !== null)) continue
    found.push({ at: figure.at, alwaysBlocks, onHill: isOnHill(state, figure.at) })
  }
  return found
}

const inTheWay = (state: State, looking: Looking, places: readonly Point[]): InTheWay => {
  const { by, at } = looking
  const bounds = boundsOf(places)
  const wide = widened(bounds, FRIEND_NEAR)
  const isBeside = ({ bounds: other }: Shape): boolean => boundsApart(bounds, other, 0)
  const { areas } = fieldOf(state.scenario)
  const { sight } = state.scenario
  const isOut = (base: Footprint): boolean => boundsApart(wide, boundsOfFootprint(base), 0)
  return {
    limit: sight === undefined ? Number.POSITIVE_INFINITY : fromInches(sight) + SLACK,
    houses: housesStanding(state).flatMap((house) =>
      isAboveGround(house) && house.id !== by.inside && house.id !== at?.inside && !isBeside(house.shape)
        ? [house.shape]
        : [],
    ),
    vehicles: bodiesOn(state.units).flatMap(({ unit, figure, base }) =>
      !figure && unit.vehicle && unit.id !== by.id && unit.id !== at?.id && !isOut(base) ? [base] : [],
    ),
    hills: areas.flatMap(({ kind, shape }) => (kind === 'hill' && !isBeside(shape) ? [shape] : [])),
    woods: areas.flatMap(({ kind, shape }) => (kind === 'wood' && !isBeside(shape) ? [shape] : [])),
    puffs: state.clouds.flatMap(({ kind, diameter, puffs }) =>
      kind === 'smoke' ? puffs.map((puff) => ({ at: puff, radius: diameter / 2 })) : [],
    ),
    friends: friendsIn(state, looking, isOut),
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
  if (friends.length === 0) return false
  const fromHill = isOnHill(state, from)
  return friends.some(
    ({ at, alwaysBlocks, onHill }) =>
      distanceToSegment(at, from, to) <= FRIEND_NEAR &&
      (alwaysBlocks || (distance(at, from) > FRIEND_NEAR && !(fromHill && !onHill))),
  )
}

const stoppedBy = (state: State, way: InTheWay, from: Point, to: Point): Obstruction | undefined => {
  if (distance(from, to) > way.limit) return 'distance'
  if (way.houses.some((shape) => crossesShape(shape, from, to))) return 'building'
  if (way.vehicles.some((base) => liesBetween(from, to, base))) return 'vehicle'
  if (
    way.hills.some((hill) => !shapeHolds(hill, from) && !shapeHolds(hill, to) && crossesShape(hill, from, to))
  )
    return 'hill'
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

/** Lines of sight between two groups of places: what stops one of them, nothing if it is clear. */
export const sightlines = (state: State, looking: Looking, places: readonly Point[]) => {
  const way = inTheWay(state, looking, places)
  return (from: Point, to: Point): Obstruction | undefined => stoppedBy(state, way, from, to)
}

/** What stops a line of sight; nothing if it is clear. */
export const obstructionOf = (state: State, look: Look): Obstruction | undefined =>
  sightlines(state, look, [look.from, look.to])(look.from, look.to)

export const sees = (state: State, look: Look): boolean => obstructionOf(state, look) === undefined
