import { along, bearing, HALF, QUARTER, turned } from '#kernel/geometry/angle.ts'
import { widened } from '#kernel/geometry/bounds.ts'
import type { Disc } from '#kernel/geometry/footprint.ts'
import { fromDegrees } from '#kernel/geometry/measure.ts'
import { add, distance, middleOf, type Point } from '#kernel/geometry/point.ts'
import { distanceToSegment } from '#kernel/geometry/segment.ts'
import { nearestFree } from '#table/placing.ts'
import { fromInches, TOLERANCE, WIDTHS } from '../../tables/table-top.ts'
import { aboutMen, type Body, baseOf, bodiesNear, radiusOf } from '../board/bases.ts'
import { nearestOn, pointOn, runsAt } from '../board/centreline.ts'
import { houseNamed } from '../board/ground.ts'
import { rightIsOn } from '../board/layout.ts'
import { wireMet } from '../board/lines.ts'
import { barredBy } from '../board/obstacles.ts'
import { nearestOnOutline, toOutline } from '../board/outlines.ts'
import { FREE_RINGS, isLawful, isOnTableTop, mayStandOn, overlap, trenchNamed } from '../board/room.ts'
import { type House, lengthOfLine } from '../field.ts'
import { figureAt } from '../figure-at.ts'
import { unitWith } from '../records.ts'
import type { Figure, State, Unit } from '../state.ts'
import { movesAs } from '../units.ts'
import { isTouching } from './touching.ts'

const WALL_STEP = 0.75
const LIP_PLACES = [0, 0.5, -0.5, 1, -1] as const
const SHIFT_STEP = fromInches(0.1)

const SLACK = fromInches(TOLERANCE)
/** A hair outside the edge, where horse may stand as well. */
const LIP = fromInches(WIDTHS.trench) / 2 + SLACK / 2

/** SK-MEL-38: outside the wall and touching it, from a point of it on, every 0.75 inch right and left in turn. */
const placesAtWall = (house: House, unit: Unit, from: Point): readonly Point[] => {
  const [first] = house.outline
  if (!first) return []
  const ring = [...house.outline, first]
  const round = lengthOfLine(ring)
  const start = nearestOn(ring, from).along
  const wallAt = (far: number): Point => {
    const at = pointOn(ring, ((far % round) + round) % round)
    const [run = 0] = runsAt(ring, nearestOn(ring, at).along, 0)
    const out = [turned(run, QUARTER), turned(run, -QUARTER)].map((way) => along(at, way, radiusOf(unit)))
    return out.reduce((best, one) => (toMiddle(house, one) > toMiddle(house, best) ? one : best))
  }
  const right = rightIsOn(ring, start, bearing(from, house.middle)) ? 1 : -1
  const steps = Math.ceil(round / fromInches(WALL_STEP))
  return Array.from({ length: steps }, (_, i) => {
    const step = Math.ceil(i / 2) * (i % 2 === 1 ? right : -right)
    return wallAt(start + step * fromInches(WALL_STEP))
  })
}

const toMiddle = ({ middle }: House, p: Point): number => distance(middle, p)

/** SK-MEL-38: places base to base with an enemy, in the order in which they are tried. */
const placesAt = (
  state: State,
  unit: Unit,
  figure: Figure,
  enemy: Unit,
  man: Figure,
  wall: Point,
): readonly Point[] => {
  const house = enemy.inside === null ? undefined : houseNamed(state, enemy.inside)
  if (house) return placesAtWall(house, unit, wall)
  const trench = trenchNamed(state, enemy.trench)
  if (trench && unit.trench === null) {
    const opposite = nearestOn(trench.line, man.at).along
    const here = nearestOn(trench.line, figure.at)
    const away = bearing(here.at, figure.at)
    const right = rightIsOn(trench.line, opposite, turned(away, HALF)) ? 1 : -1
    return LIP_PLACES.map((off) => along(pointOn(trench.line, opposite + right * fromInches(off)), away, LIP))
  }
  const reach = radiusOf(unit) + radiusOf(enemy)
  const first = bearing(man.at, figure.at)
  return Array.from({ length: 24 }, (_, i) => {
    const step = Math.ceil(i / 2) * (i % 2 === 1 ? -1 : 1)
    return along(man.at, turned(first, fromDegrees(step * 15)), reach)
  })
}

/** Chargers who face a man already; two at most seek a place at him (SK-MEL-06). */
const facedBy = (state: State, units: readonly Unit[], enemy: Unit, man: Figure): number =>
  units.reduce(
    (sum, unit) => sum + unit.figures.filter((figure) => isTouching(state, unit, figure, enemy, man)).length,
    0,
  )

/** SK-MEL-06, SK-MEL-38: men of the enemy who may be faced by one more; of a garrison by two to each of them. */
const openMen = (state: State, units: readonly Unit[], enemy: Unit): readonly Figure[] => {
  if (enemy.inside === null) return enemy.figures.filter((man) => facedBy(state, units, enemy, man) < 2)
  const [first] = enemy.figures
  return first && facedBy(state, units, enemy, first) < enemy.figures.length * 2 ? [first] : []
}

/** What of other units men may meet who go no farther than this. */
const bodiesAbout = (state: State, unit: Unit, figures: readonly Figure[], far: number): readonly Body[] =>
  bodiesNear(state.units, unit, widened(aboutMen(figures), far + 2 * radiusOf(unit)))

/** Everybody in the way of a base but weapon models, which hinder nobody in a charge (SK-MEL-38). */
const isFree = (
  state: State,
  unit: Unit,
  near: readonly Body[],
  figures: readonly Figure[],
  self: string,
  at: Point,
): boolean => {
  const base = baseOf(unit, at)
  if (!isOnTableTop(state, at) || !mayStandOn(state, unit, at)) return false
  return (
    figures.every((other) => other.id === self || !overlap(base, baseOf(unit, other.at))) &&
    near.every((body) => (!body.figure && !body.unit.vehicle) || !overlap(base, body.base))
  )
}

/** SK-MEL-24: straight there, over no uncut wire, nothing impassable and no enemy's base. */
const isWayOpen = (state: State, unit: Unit, near: readonly Body[], from: Point, to: Point): boolean =>
  !wireMet(state, [from, to], movesAs(unit)) &&
  !barredBy(state, unit, from, to) &&
  near.every(
    ({ unit: other, figure }) =>
      !figure ||
      other.side === unit.side ||
      distanceToSegment(figure.at, from, to) >= radiusOf(unit) + radiusOf(other) - SLACK * 2,
  )

/** SK-MEL-24: figures who do not touch go to the first free place at the nearest enemy faced by fewer than two. */
const closeIn = (
  state: State,
  unit: Unit,
  target: Unit,
  others: readonly Unit[],
  left: number,
  wall: Point,
): readonly Figure[] => {
  let figures = unit.figures
  const near = bodiesAbout(state, unit, unit.figures, left + SLACK)
  const order = byDistance(figures, (figure) => toNearest(figure.at, target.figures))
  const isInTheOpen = target.inside === null && (target.trench === null || unit.trench !== null)
  const most = left + radiusOf(unit) + radiusOf(target) + 2 * SLACK
  for (const { id } of order) {
    const figure = figures.find((one) => one.id === id)
    if (!figure) continue
    const now: Unit = unitWith(unit, { figures })
    if (target.figures.some((man) => isTouching(state, now, figure, target, man))) continue
    const isFit = (at: Point): boolean =>
      distance(figure.at, at) <= left + SLACK &&
      isFree(state, unit, near, figures, id, at) &&
      isWayOpen(state, unit, near, figure.at, at)
    let place: Point | undefined
    const open = byDistance(openMen(state, [now, ...others], target), (one) => distance(one.at, figure.at))
    for (const man of open) {
      if (isInTheOpen && distance(man.at, figure.at) > most) break
      place = placesAt(state, unit, figure, target, man, wall).find(isFit)
      if (place) break
    }
    const at = place
    if (at) figures = figures.map((one) => (one.id === id ? figureAt(one, at) : one))
  }
  return figures
}

const toNearest = (from: Point, men: readonly Figure[]): number => {
  let least = Number.POSITIVE_INFINITY
  for (const { at } of men) least = Math.min(least, distance(from, at))
  return least
}

/** Those who are as near as each other stay in their order. */
const byDistance = (men: readonly Figure[], far: (man: Figure) => number): readonly Figure[] =>
  men
    .map((man) => ({ man, far: far(man) }))
    .sort((one, other) => one.far - other.far)
    .map(({ man }) => man)

/** SK-MEL-24: on the lip, at the wall or against an enemy's base, beyond which nobody is shifted. */
const isStopped = (state: State, unit: Unit, enemies: readonly Disc[], target: Unit, at: Point): boolean => {
  const house = target.inside === null ? undefined : houseNamed(state, target.inside)
  if (house && toOutline(house, at) < radiusOf(unit) - SLACK) return true
  const trench = unit.trench === null ? trenchNamed(state, target.trench) : undefined
  if (trench && nearestOn(trench.line, at).off < LIP - SLACK) return true
  const own = radiusOf(unit)
  for (const { centre, radius } of enemies) if (distance(centre, at) < own + radius - SLACK) return true
  return false
}

/** Men of the enemy who may stop one on a straight way; places on it are rounded to whole coordinates. */
const enemiesOn = (unit: Unit, near: readonly Body[], from: Point, to: Point): readonly Disc[] => {
  const own = radiusOf(unit)
  const found: Disc[] = []
  for (const { unit: other, figure } of near)
    if (figure && other.side !== unit.side && distanceToSegment(figure.at, from, to) < own + radiusOf(other))
      found.push(baseOf(other, figure.at))
  return found
}

/** How far a man gets along his way before something stops him. */
const farUntil = (length: number, stops: (far: number) => boolean): number => {
  let far = 0
  while (far < length) {
    const next = Math.min(length, far + SHIFT_STEP)
    if (stops(next)) break
    far = next
  }
  let high = Math.min(length, far + SHIFT_STEP)
  if (far === length) return length
  for (let i = 0; i < 8; i++) {
    const middle = (far + high) / 2
    if (stops(middle)) high = middle
    else far = middle
  }
  return far
}

/** SK-GEN-33: where a man stands whom the shift has put upon somebody. */
const freeNear = (state: State, unit: Unit, at: Point, isClear: (at: Point) => boolean): Point | undefined =>
  isClear(at)
    ? at
    : nearestFree(
        baseOf(unit, at),
        FREE_RINGS,
        ({ centre }) => isClear(centre) && isLawful(state, unit, at, centre),
      )?.centre

/** The figures of a unit shifted together; each stops where the enemy, the lip or the wall is in its way. */
const shifted = (state: State, unit: Unit, by: Point, target: Unit): readonly Figure[] => {
  const length = distance({ x: 0, y: 0 }, by)
  const figures: Figure[] = []
  const heading = length === 0 ? unit.facing : bearing({ x: 0, y: 0 }, by)
  const order = unit.figures.toSorted((one, other) => farAhead(other.at, heading) - farAhead(one.at, heading))
  const near = bodiesAbout(state, unit, unit.figures, length + FREE_RINGS.most)
  const isInTheOpen = target.inside === null && (target.trench === null || unit.trench !== null)
  for (const figure of order) {
    const place = (far: number): Point =>
      far === length ? add(figure.at, by) : along(figure.at, heading, far)
    const isClear = (at: Point): boolean => isFree(state, unit, near, figures, figure.id, at)
    const enemies = enemiesOn(unit, near, figure.at, place(length))
    const far =
      enemies.length === 0 && isInTheOpen
        ? length
        : isStopped(state, unit, enemies, target, figure.at)
          ? 0
          : farUntil(length, (so) => isStopped(state, unit, enemies, target, place(so)))
    figures.push(
      figureAt(figure, far <= 0 ? figure.at : (freeNear(state, unit, place(far), isClear) ?? figure.at)),
    )
  }
  return unit.figures.flatMap((figure) => figures.find((one) => one.id === figure.id) ?? [])
}

const farAhead = ({ x, y }: Point, heading: number): number => {
  const unit = along({ x: 0, y: 0 }, heading, 1000)
  return (x * unit.x + y * unit.y) / 1000
}

/** A unit shifted along its charge by so much of the way (SK-MEL-03). */
export const shiftedUnit = (state: State, unit: Unit, by: Point, target: Unit): Unit =>
  unitWith(unit, { figures: shifted(state, unit, by, target), position: add(unit.position, by) })

/** SK-MEL-24: a charging unit brought to contact with its target; at a structure from the place where its line meets the wall. */
export const inContact = (
  state: State,
  unit: Unit,
  target: Unit,
  others: readonly Unit[],
  shift: Point,
  left: number,
  wall: Point,
): Unit => {
  const moved = shiftedUnit(state, unit, shift, target)
  const figures = closeIn(state, moved, target, others, left, wall)
  return unitWith(moved, { figures, position: middleOf(figures.map(({ at }) => at)) })
}

/** SK-MEL-29: winners who follow up close in again, within three inches. */
export const closedUp = (state: State, unit: Unit, target: Unit, left: number): Unit => {
  const figures = closeIn(state, unit, target, [], left, unit.position)
  return unitWith(unit, { figures, position: middleOf(figures.map(({ at }) => at)) })
}

/** Where on a structure a man would stand who is put out of it on a side. */
export const outsideOf = (state: State, house: string, towards: Point, radius: number): Point | undefined => {
  const found = houseNamed(state, house)
  if (!found) return undefined
  const at = nearestOnOutline(found, towards)
  return along(at, bearing(found.middle, at), radius)
}
