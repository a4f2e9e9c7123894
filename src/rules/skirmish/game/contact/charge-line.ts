import type { Refusal } from '#kernel/game/game.ts'
import { bearing } from '#kernel/geometry/angle.ts'
import { boundsTogether, widened } from '#kernel/geometry/bounds.ts'
import { towards } from '#kernel/geometry/direction.ts'
import { distance, type Point } from '#kernel/geometry/point.ts'
import { distanceToSegment } from '#kernel/geometry/segment.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { ENEMY_DISTANCE, fromInches, TOLERANCE, WIDTHS } from '../../tables/table-top.ts'
import { aboutMen, radiusOf } from '../board/bases.ts'
import { nearestOn } from '../board/centreline.ts'
import { houseNamed, isAboveGround } from '../board/ground.ts'
import { wireMet } from '../board/lines.ts'
import { barredBy, distanceToUnit, isUnitFarOff, isWayFarOff } from '../board/obstacles.ts'
import { nearestOnOutline } from '../board/outlines.ts'
import { quadrantsOf } from '../board/quadrants.ts'
import { trenchNamed } from '../board/room.ts'
import { sightlines } from '../board/sight.ts'
import { trenchAt, wayAlong } from '../board/trench-ways.ts'
import { allowanceOf } from '../moves/allowance.ts'
import { costOfStraight, lengthOfPath } from '../moves/way.ts'
import type { Figure, State, Unit } from '../state.ts'
import { betweenMemo } from '../table-memo.ts'
import { isActive, movesAs } from '../units.ts'
import type { ChargeLine } from './line.ts'

export const isChargeLine = (line: ChargeLine | Refusal): line is ChargeLine => 'leader' in line

const SLACK = fromInches(TOLERANCE)
const NEAR = fromInches(ENEMY_DISTANCE) + SLACK
/** A hair outside the edge, so that whoever stops on the lip does not pay to cross it. */
const LIP = fromInches(WIDTHS.trench) / 2 + SLACK / 2

const pointOnWay = (from: Point, to: Point, far: number): Point => {
  const { x, y } = towards(from, to)
  return { x: Math.round(from.x + far * x), y: Math.round(from.y + far * y) }
}

/** SK-MOV-29: where a charger stops on his straight way to a man: base to base, on the lip, or at the wall. */
const stopAt = (state: State, unit: Unit, target: Unit, from: Point, to: Point): Point => {
  const far = distance(from, to)
  const house = target.inside === null ? undefined : houseNamed(state, target.inside)
  const trench = trenchNamed(state, target.trench)
  const isAt = house
    ? (p: Point) => distance(nearestOnOutline(house, p), p) <= radiusOf(unit)
    : trench && unit.trench !== target.trench
      ? (p: Point) => nearestOn(trench.line, p).off <= LIP
      : (p: Point) => distance(p, to) <= radiusOf(unit) + radiusOf(target)
  let low = 0
  let high = far
  if (isAt(from)) return from
  // The nearest place on the way at which he is there: both tests hold from some place on.
  for (let i = 0; i < 24; i++) {
    const middle = (low + high) / 2
    if (isAt(pointOnWay(from, to, middle))) high = middle
    else low = middle
  }
  return pointOnWay(from, to, high)
}

/** How near a straight way comes to the men of a unit, or to the structure they are in. */
const wayToUnit = (state: State, other: Unit, from: Point, to: Point): number => {
  if (other.inside === null)
    return Math.min(
      Number.POSITIVE_INFINITY,
      ...other.figures.map(({ at }) => distanceToSegment(at, from, to)),
    )
  const house = houseNamed(state, other.inside)
  if (!house || !isAboveGround(house)) return Number.POSITIVE_INFINITY
  return Math.min(
    distanceToUnit(state, other, from),
    distanceToUnit(state, other, to),
    ...house.outline.map((corner) => distanceToSegment(corner, from, to)),
  )
}

/** SK-MOV-29: an active enemy of another unit so near to the line must himself be the target. */
const isPastAnother = (state: State, unit: Unit, target: Unit, path: readonly Point[]): boolean =>
  state.units.some(
    (other) =>
      other.side !== unit.side &&
      other.id !== target.id &&
      !other.vehicle &&
      isActive(other) &&
      path.some((to, i) => {
        const from = path[i - 1]
        return from && !isWayFarOff(other, from, to, NEAR) && wayToUnit(state, other, from, to) <= NEAR
      }),
  )

interface Pair {
  readonly figure: Figure
  readonly man: Figure
  readonly to: Point
  readonly far: number
}

/** Every charger and man no farther apart than this, the nearest first. */
const pairsOf = (state: State, unit: Unit, target: Unit, most: number): readonly Pair[] => {
  if (isUnitFarOff(target, widened(aboutMen(unit.figures), most))) return []
  const house = target.inside === null ? undefined : houseNamed(state, target.inside)
  const found: Pair[] = []
  for (const figure of unit.figures)
    for (const man of target.figures) {
      const to = house ? nearestOnOutline(house, figure.at) : man.at
      const far = distance(figure.at, to)
      if (far <= most) found.push({ figure, man, to, far })
    }
  return found.sort((one, other) => one.far - other.far)
}

/** SK-MEL-40: along the centreline, if both are in one trench or in joined ones. */
const lineInTrench = (
  state: State,
  unit: Unit,
  target: Unit,
  { figure, man }: Pair,
): readonly Point[] | undefined => {
  if (unit.trench === null || target.trench === null) return undefined
  const from = trenchAt(state, figure.at, unit.trench)
  const to = trenchAt(state, man.at, target.trench)
  const way = from && to && wayAlong(state, from, to)
  if (!way) return undefined
  return pathCut(way, Math.max(0, lengthOfPath(way) - radiusOf(unit) - radiusOf(target)))
}

/** The first part of a path. */
export const pathCut = (path: readonly Point[], length: number): readonly Point[] => {
  const points: Point[] = []
  let left = length
  for (const [i, p] of path.entries()) {
    const before = path[i - 1]
    if (!before) {
      points.push(p)
      continue
    }
    const leg = distance(before, p)
    if (leg > left) {
      points.push(pointOnWay(before, p, left))
      break
    }
    points.push(p)
    left -= leg
  }
  return points
}

const OUT_OF_REACH = refuse('out-of-reach', 'The enemy is too far off to be charged.', 'SK-MOV-18')

/** SK-MOV-18: the shortest lawful line from a charger to a man he sees in the unit's front quadrant. */
export const chargeLine = betweenMemo((state, unit: Unit, target: Unit): ChargeLine | Refusal => {
  const allowance = allowanceOf(state, unit, 'charge')
  const bases = radiusOf(unit) + radiusOf(target) + LIP
  const pairs = pairsOf(state, unit, target, allowance + bases + SLACK)
  let nearest: Refusal = OUT_OF_REACH
  if (pairs.length === 0) return nearest
  const quadrant = quadrantsOf(state, unit)
  const house = target.inside === null ? undefined : houseNamed(state, target.inside)
  const places = boundsTogether([aboutMen(unit.figures), house?.bounds ?? aboutMen(target.figures)])
  const obstructed = sightlines(state, { by: unit, at: target }, places)
  for (const pair of pairs) {
    const { figure, man, to } = pair
    if (quadrant(to) !== 'front') {
      nearest = refuse('not-in-front', 'The enemy is not before the unit as it stands.', 'SK-MOV-18')
      continue
    }
    if (obstructed(figure.at, to)) {
      nearest = refuse('not-seen', 'The enemy is not seen.', 'SK-MOV-18')
      continue
    }
    const inTrench = lineInTrench(state, unit, target, pair)
    const end = stopAt(state, unit, target, figure.at, to)
    const path = inTrench ?? [figure.at, end]
    const last = path.at(-1) ?? end
    if (!inTrench) {
      if (wireMet(state, path, movesAs(unit))) {
        nearest = refuse('wire', 'Uncut wire is in the way.', 'SK-MOV-29')
        continue
      }
      if (barredBy(state, unit, figure.at, last)) {
        nearest = refuse('impassable', 'Something impassable is in the way.', 'SK-MOV-29')
        continue
      }
    }
    if (isPastAnother(state, unit, target, path)) {
      nearest = refuse('another-enemy', 'The charge would pass within an inch of another enemy.', 'SK-MOV-29')
      continue
    }
    const cost = inTrench ? lengthOfPath(path) : costOfStraight(state, unit, 'charge', path)
    if (cost > allowance + SLACK) {
      nearest = refuse('too-far', 'Ground and obstacles make the charge too long.', 'SK-MOV-18')
      continue
    }
    const before = path.at(-2) ?? figure.at
    const heading =
      before.x === last.x && before.y === last.y ? bearing(figure.at, to) : bearing(before, last)
    return {
      leader: figure.id,
      facing: man.id,
      path,
      heading,
      cost,
      allowance,
      inTrench: inTrench !== undefined,
    }
  }
  return nearest
})
