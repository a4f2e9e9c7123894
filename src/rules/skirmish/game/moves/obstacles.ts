import { liesBetween } from '../../../../kernel/geometry/between.ts'
import { besideLine } from '../../../../kernel/geometry/bounds.ts'
import { corners } from '../../../../kernel/geometry/box.ts'
import { type Footprint, reach } from '../../../../kernel/geometry/footprint.ts'
import { gapToPoint } from '../../../../kernel/geometry/gap.ts'
import { distance, type Point } from '../../../../kernel/geometry/point.ts'
import { rectangleBox } from '../../../../kernel/geometry/rectangle.ts'
import { distanceToSegment } from '../../../../kernel/geometry/segment.ts'
import { crossesShape, shapeGapToPoint } from '../../../../kernel/geometry/shape.ts'
import { ENEMY_DISTANCE, fromInches, HULLS, TOLERANCE } from '../../tables/table-top.ts'
import { aboutMen, type Body, figuresOut, modelOf, modelsOn } from '../board/bases.ts'
import { houseNamed, housesStanding, isAboveGround } from '../board/ground.ts'
import { fieldOf } from '../field.ts'
import type { State, Unit } from '../state.ts'
import { isActive, isVehicle, movesAs, servesWeapon } from '../units.ts'

const SLACK = fromInches(TOLERANCE)
/** SK-GEN-18, SK-GEN-21: within an inch takes in exactly an inch. */
const NEAR = fromInches(ENEMY_DISTANCE) + SLACK

/** How near a straight way comes to something. */
const wayTo = (base: Footprint, from: Point, to: Point): number => {
  if (base.width === undefined) return Math.max(0, distanceToSegment(base.centre, from, to) - base.radius)
  if (liesBetween(from, to, base)) return 0
  return Math.min(gapToPoint(base, from), gapToPoint(base, to), ...cornersNear(corners(base), from, to))
}

/** SK-MOV-16, SK-MOV-22, SK-MOV-27: how far the middle of a unit must keep from a model, if it must. */
const clearance = (unit: Unit, { unit: other, base }: Body): number | undefined => {
  if (other.id === unit.id) return undefined
  const moving = movesAs(unit)
  const isWreck = other.vehicle?.destroyed ?? false
  const isHull = base.width !== undefined && other.vehicle !== null
  if (unit.vehicle) {
    const isManned = isHull || other.figures.length > 0
    return isManned ? fromInches(HULLS[unit.vehicle.vehicle].width) / 2 : undefined
  }
  if (moving === 'field-artillery' || moving === 'horse-artillery' || moving === 'wagon')
    return fromInches(ENEMY_DISTANCE)
  return isHull && (isWreck || other.side !== unit.side || moving !== 'infantry') ? 0 : undefined
}

/** The whole way surely keeps farther off than this. */
const isBesideWay = (base: Footprint, from: Point, to: Point, by: number): boolean => {
  const { x, y } = base.centre
  const far = reach(base) + by
  return besideLine({ x1: x - far, y1: y - far, x2: x + far, y2: y + far }, from, to)
}

/** What bars a straight leg of a unit's middle: a structure, or something that stands in the way. */
export const barredBy = (
  state: State,
  unit: Unit,
  from: Point,
  to: Point,
): 'structure' | 'body' | undefined => {
  const half = unit.vehicle ? fromInches(HULLS[unit.vehicle.vehicle].width) / 2 : 0
  for (const house of housesStanding(state)) {
    if (!isAboveGround(house) || house.id === unit.inside) continue
    if (crossesShape(house.shape, from, to)) return 'structure'
    if (
      half > 0 &&
      Math.min(...cornersNear(house.outline, from, to), shapeGapToPoint(house.shape, to)) < half - SLACK
    )
      return 'structure'
  }
  if (half > 0) {
    for (const { kind, shape } of fieldOf(state.scenario).areas)
      if (kind === 'river' && shapeGapToPoint(shape, to) < half - SLACK && shapeGapToPoint(shape, to) > 0)
        return 'structure'
  }
  for (const body of modelsOn(state.units)) {
    const keep = clearance(unit, body)
    if (keep === undefined) continue
    if (isBesideWay(body.base, from, to, keep)) continue
    const before = gapToPoint(body.base, from)
    if (keep === 0 ? liesBetween(from, to, body.base) : wayTo(body.base, from, to) < keep - SLACK) {
      // Whoever is nearer already may go away.
      if (before >= keep - SLACK || gapToPoint(body.base, to) < before) return 'body'
    }
  }
  return undefined
}

const cornersNear = (outline: readonly Point[], from: Point, to: Point): readonly number[] =>
  outline.map((corner) => distanceToSegment(corner, from, to))

/** All the men of a unit and its weapon are surely farther off than this; nothing is said of hulls and structures. */
export const isFarOff = (unit: Unit, { x, y }: Point, far: number): boolean => {
  if (unit.inside !== null || unit.vehicle) return false
  const { x1, y1, x2, y2 } = aboutMen(unit.figures)
  if (x >= x1 - far && x <= x2 + far && y >= y1 - far && y <= y2 + far) return false
  return Math.abs(unit.position.x - x) > far || Math.abs(unit.position.y - y) > far
}

/** SK-GEN-18: how far a place is from the men of a unit and their weapon, or from its hull or its structure. */
export const distanceToUnit = (state: State, unit: Unit, p: Point): number => {
  if (unit.inside !== null) {
    const house = houseNamed(state, unit.inside)
    return house ? shapeGapToPoint(house.shape, p) : Number.POSITIVE_INFINITY
  }
  if (unit.vehicle) {
    const hull = modelOf(unit)
    return hull ? gapToPoint(hull, p) : Number.POSITIVE_INFINITY
  }
  let least = servesWeapon(unit) ? distance(unit.position, p) : Number.POSITIVE_INFINITY
  for (const { at } of figuresOut(unit)) least = Math.min(least, distance(at, p))
  return least
}

/** The same from a straight way. */
export const distanceFromWay = (state: State, unit: Unit, from: Point, to: Point): number => {
  if (unit.inside !== null) {
    const house = houseNamed(state, unit.inside)
    return house ? wayTo(rectangleBox(house.bounds), from, to) : Number.POSITIVE_INFINITY
  }
  const hull = unit.vehicle ? modelOf(unit) : undefined
  if (hull) return wayTo(hull, from, to)
  let least = servesWeapon(unit) ? distanceToSegment(unit.position, from, to) : Number.POSITIVE_INFINITY
  for (const { at } of figuresOut(unit)) least = Math.min(least, distanceToSegment(at, from, to))
  return least
}

/** SK-MOV-16: enemies whom nobody may come near except by charging; men in dugouts are not seen (SK-STR-14). */
const kept = (state: State, unit: Unit): readonly Unit[] =>
  state.units.filter(
    (other) =>
      other.side !== unit.side &&
      isActive(other) &&
      (other.inside === null || houseNamed(state, other.inside)?.kind !== 'dugout'),
  )

/** SK-MOV-16: an enemy to whom a leg comes too near; vehicles may go where they like. */
export const enemyTooNear = (state: State, unit: Unit, from: Point, to: Point): Unit | undefined => {
  if (isVehicle(unit)) return undefined
  return kept(state, unit).find((enemy) => {
    const least = distanceFromWay(state, enemy, from, to)
    return least < NEAR && least < distanceToUnit(state, enemy, from) - SLACK
  })
}

/** SK-MOV-16: an enemy to whom figures would end too near. */
export const endsTooNear = (state: State, before: Unit, after: Unit): Unit | undefined => {
  if (isVehicle(after)) return undefined
  const nearest = (unit: Unit, enemy: Unit): number =>
    Math.min(Number.POSITIVE_INFINITY, ...figuresOut(unit).map(({ at }) => distanceToUnit(state, enemy, at)))
  return kept(state, after).find((enemy) => {
    const then = nearest(after, enemy)
    return then < NEAR && then < nearest(before, enemy) - SLACK
  })
}
