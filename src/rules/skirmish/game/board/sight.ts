import { liesBetween } from '../../../../kernel/geometry/between.ts'
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

/** A line of sight from one place to another, and whose the ends are. */
export interface Look {
  readonly from: Point
  readonly to: Point
  readonly by: Unit
  /** None where it is laid on a point of the ground. */
  readonly at?: Unit | undefined
}

/** What stops a line of sight (SK-FIRE-18). */
export type Obstruction = 'distance' | 'building' | 'vehicle' | 'hill' | 'wood' | 'smoke' | 'friend'

/** How far a place inside a wood is from its edge. */
const toEdge = ({ parts }: Shape, p: Point): number => {
  let least = Number.POSITIVE_INFINITY
  for (const part of parts) {
    if ('radius' in part) continue
    part.forEach((b, i) => {
      const a = part[(i + part.length - 1) % part.length]
      if (a) least = Math.min(least, distanceToSegment(p, a, b))
    })
  }
  return least
}

/** SK-FIRE-29: inches of wood on the line; a wood in which an end stands near its edge is left out. */
const isInWood = (state: State, { from, to }: Look): boolean => {
  const edge = fromInches(SIGHT.fromWoodEdge) + fromInches(TOLERANCE)
  const isAtEdge = (shape: Shape, p: Point): boolean => shapeHolds(shape, p) && toEdge(shape, p) <= edge
  let through = 0
  for (const { kind, shape } of fieldOf(state.scenario).areas) {
    if (kind !== 'wood' || isAtEdge(shape, from) || isAtEdge(shape, to)) continue
    through += lengthIn(shape, from, to)
  }
  return through > fromInches(SIGHT.throughWood) + fromInches(TOLERANCE)
}

/** SK-CLD-07, SK-CLD-12 */
const isInSmoke = ({ clouds }: State, { from, to }: Look): boolean => {
  if (distance(from, to) <= fromInches(SIGHT.inSmoke) + fromInches(TOLERANCE)) return false
  return clouds.some(
    ({ kind, diameter, puffs }) =>
      kind === 'smoke' && puffs.some((puff) => distanceToSegment(puff, from, to) <= diameter / 2),
  )
}

/** SK-FIRE-18, SK-FIRE-32: a friend of another unit so near to the line. */
const isMasked = (state: State, { from, to, by, at }: Look): boolean => {
  const near = fromInches(SIGHT.friendNear) + fromInches(TOLERANCE)
  const fromHill = isOnHill(state, from)
  return bodiesOn(state.units).some(({ unit, figure }) => {
    if (!figure || unit.side !== by.side || unit.id === by.id || unit.id === at?.id) return false
    if (distanceToSegment(figure.at, from, to) > near) return false
    if (isInMelee(state, unit)) return true
    if (unit.prone || unit.trench !== null || distance(figure.at, from) <= near) return false
    return !(fromHill && !isOnHill(state, figure.at))
  })
}

const isBehindVehicle = (state: State, { from, to, by, at }: Look): boolean =>
  bodiesOn(state.units).some(
    ({ unit, figure, base }) =>
      !figure && unit.vehicle && unit.id !== by.id && unit.id !== at?.id && liesBetween(from, to, base),
  )

const isBehindHill = (state: State, { from, to }: Look): boolean =>
  fieldOf(state.scenario).areas.some(
    ({ kind, shape }) =>
      kind === 'hill' && !shapeHolds(shape, from) && !shapeHolds(shape, to) && crossesShape(shape, from, to),
  )

const isBehindHouse = (state: State, { from, to, by, at }: Look): boolean =>
  housesStanding(state).some(
    (house) =>
      isAboveGround(house) &&
      house.id !== by.inside &&
      house.id !== at?.inside &&
      crossesShape(house.shape, from, to),
  )

/** What stops a line of sight; nothing if it is clear. */
export const obstructionOf = (state: State, look: Look): Obstruction | undefined => {
  const { sight } = state.scenario
  if (sight !== undefined && distance(look.from, look.to) > fromInches(sight) + fromInches(TOLERANCE))
    return 'distance'
  if (isBehindHouse(state, look)) return 'building'
  if (isBehindVehicle(state, look)) return 'vehicle'
  if (isBehindHill(state, look)) return 'hill'
  if (isInWood(state, look)) return 'wood'
  if (isInSmoke(state, look)) return 'smoke'
  return isMasked(state, look) ? 'friend' : undefined
}

export const sees = (state: State, look: Look): boolean => obstructionOf(state, look) === undefined
