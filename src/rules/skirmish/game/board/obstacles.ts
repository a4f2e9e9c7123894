import { liesBetween } from '#kernel/geometry/between.ts'
import { besideLine, boundsApart, boundsOf, widened } from '#kernel/geometry/bounds.ts'
import { corners } from '#kernel/geometry/box.ts'
import { type Footprint, reach } from '#kernel/geometry/footprint.ts'
import { gapToPoint } from '#kernel/geometry/gap.ts'
import { distance, type Point } from '#kernel/geometry/point.ts'
import { type Rectangle, rectangleBox, rectangleContains } from '#kernel/geometry/rectangle.ts'
import { distanceToSegment } from '#kernel/geometry/segment.ts'
import { crossesShape, shapeGapToPoint } from '#kernel/geometry/shape.ts'
import { ENEMY_DISTANCE, fromInches, HULLS, TOLERANCE } from '../../tables/table-top.ts'
import { fieldOf } from '../field.ts'
import type { State, Unit } from '../state.ts'
import { movesAs, servesWeapon } from '../units.ts'
import { aboutMen, type Body, figuresOut, modelOf, modelsOn } from './bases.ts'
import { houseNamed, housesStanding, isAboveGround } from './ground.ts'

const SLACK = fromInches(TOLERANCE)

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

/** None of the men of a unit, nor its weapon, is in a rectangle; nothing is said of hulls and structures. */
export const isUnitFarOff = (unit: Unit, area: Rectangle): boolean =>
  unit.inside === null &&
  !unit.vehicle &&
  boundsApart(aboutMen(unit.figures), area, 0) &&
  !rectangleContains(area, unit.position)

/** A straight way surely keeps farther than this from all the men of a unit and its weapon. */
export const isWayFarOff = (unit: Unit, from: Point, to: Point, far: number): boolean => {
  if (unit.inside !== null || unit.vehicle) return false
  const { position, figures } = unit
  return (
    besideLine(widened(aboutMen(figures), far), from, to) &&
    besideLine(widened(boundsOf([position]), far), from, to)
  )
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
