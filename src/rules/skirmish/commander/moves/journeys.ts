import type { Heading } from '#kernel/geometry/angle.ts'
import { towards } from '#kernel/geometry/direction.ts'
import { toDegrees } from '#kernel/geometry/measure.ts'
import { distance, type Point } from '#kernel/geometry/point.ts'
import { allowanceOf } from '../../game/moves/allowance.ts'
import { costOfStraight, lengthPaid } from '../../game/moves/way.ts'
import type { Unit } from '../../game/state.ts'
import { fromInches, placeOf } from '../../tables/table-top.ts'
import type { Situation } from '../situation.ts'
import type { Errand } from './goals.ts'
import { type Route, routeTo } from './ways.ts'

/** What a way must leave over for rounding. */
export const HAIR = fromInches(0.03)

export const writtenPoint = (p: Point) => {
  const { x, y } = placeOf(p)
  return { x: Math.round(x * 100) / 100, y: Math.round(y * 100) / 100 }
}

export const degreesOf = (heading: Heading): number => Math.round(toDegrees(heading)) % 360

export const lengthOf = (points: readonly Point[]): number => {
  let sum = 0
  for (let i = 1; i < points.length; i++) {
    const a = points[i - 1]
    const b = points[i]
    if (a && b) sum += distance(a, b)
  }
  return sum
}

/** How far along a route a unit gets, in the length of the route. */
export const reachOn = ({ view }: Situation, unit: Unit, route: Route, allowance: number): number => {
  if (route.inTrench) return Math.min(allowance, lengthOf(route.points))
  const standing = { ...unit, prone: false }
  let left = allowance
  let far = 0
  for (let i = 1; i < route.points.length; i++) {
    const a = route.points[i - 1]
    const b = route.points[i]
    if (!a || !b) break
    const leg = distance(a, b)
    if (leg === 0) continue
    const paid = lengthPaid(view, standing, 'normal', [a, b], left)
    // Up to the wire, and no farther.
    if (route.cut && i === 1) return far + Math.max(0, Math.min(paid, leg - fromInches(0.6)))
    if (paid < leg - 1) return far + Math.max(0, paid - HAIR)
    far += leg
    left -= costOfStraight(view, standing, 'normal', [a, b])
    if (left <= 0) break
  }
  return far
}

/** What a whole route costs, wire that must be cut taken as a move. */
const priceOf = (view: Situation['view'], unit: Unit, { points, cut, inTrench }: Route): number => {
  if (inTrench) return lengthOf(points)
  let cost = cut ? fromInches(6) : 0
  for (let i = 1; i < points.length; i++) {
    const a = points[i - 1]
    const b = points[i]
    if (!a || !b) continue
    const leg = cut ? distance(a, b) * 1.5 : costOfStraight(view, { ...unit, prone: false }, 'normal', [a, b])
    cost += Number.isFinite(leg) ? leg : 3 * distance(a, b)
  }
  return cost
}

/** The legs of a route up to so far along it. */
export const legsTo = ({ points }: Route, far: number): readonly Point[] => {
  const legs: Point[] = []
  let left = far
  for (let i = 1; i < points.length; i++) {
    const a = points[i - 1]
    const b = points[i]
    if (!a || !b) break
    const leg = distance(a, b)
    if (leg >= left) {
      const { x, y } = towards(a, b)
      legs.push({ x: Math.round(a.x + left * x), y: Math.round(a.y + left * y) })
      return legs
    }
    if (leg > 0) legs.push(b)
    left -= leg
  }
  return legs
}

/** What wire on the way counts for, in inches. */
const WIRE = 7

/** Inches to go from somewhere near, all that is in the way of the unit taken in. */
export const leftFrom = ({ errand, detour }: Journey, at: Point): number =>
  errand ? distance(at, errand.at) / fromInches(1) + detour : 0

/** What a unit is sent for, and its way there. */
export interface Journey {
  readonly errand: Errand | undefined
  readonly route: Route | undefined
  /** Inches to go from where it stands, and how much of that is beyond the straight line. */
  readonly left: number
  readonly detour: number
  /** Whole moves that it takes at a walk, over all that is in the way. */
  readonly moves: number
}

export const journeyOf = ({ view }: Situation, unit: Unit, errand: Errand | undefined): Journey => {
  if (!errand) return { errand, route: undefined, left: 0, detour: 0, moves: 0 }
  const route = routeTo(view, unit, errand.at)
  const left = lengthOf(route.points) / fromInches(1) + (route.cut ? WIRE : 0)
  const detour = left - distance(unit.position, errand.at) / fromInches(1)
  const allowance = Math.max(1, allowanceOf(view, unit, 'normal'))
  return { errand, route, left, detour, moves: priceOf(view, unit, route) / allowance }
}
