import { along, bearing, turned } from '../../../../kernel/geometry/angle.ts'
import { fromDegrees } from '../../../../kernel/geometry/measure.ts'
import { add, distance, middleOf, minus, type Point } from '../../../../kernel/geometry/point.ts'
import { fromInches, TOLERANCE, WIDTHS } from '../../tables/table-top.ts'
import { baseOf, bodiesOn, radiusOf } from '../board/bases.ts'
import { nearestOn, pointOn } from '../board/centreline.ts'
import { houseNamed } from '../board/ground.ts'
import { wireMet } from '../board/lines.ts'
import { nearestOnOutline } from '../board/outlines.ts'
import { isOnTableTop, mayStandOn, overlap, trenchNamed } from '../board/room.ts'
import type { Figure, State, Unit } from '../state.ts'
import { movesAs } from '../units.ts'
import { isTouching } from './touching.ts'

const SLACK = fromInches(TOLERANCE)
const LIP = fromInches(WIDTHS.trench) / 2

/** SK-MEL-38: places base to base with an enemy, in the order in which they are tried. */
const placesAt = (state: State, unit: Unit, figure: Figure, enemy: Unit, man: Figure): readonly Point[] => {
  const house = enemy.inside === null ? undefined : houseNamed(state, enemy.inside)
  if (house) {
    const [first] = house.outline
    const ring = first ? [...house.outline, first] : []
    const start = nearestOn(ring, figure.at).along
    const steps = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6, -6]
    return steps.map((step) => {
      const at = pointOn(ring, start + step * fromInches(0.75))
      return along(at, bearing(house.middle, at), radiusOf(unit))
    })
  }
  const trench = trenchNamed(state, enemy.trench)
  if (trench && unit.trench === null) {
    const opposite = nearestOn(trench.line, man.at).along
    const here = nearestOn(trench.line, figure.at)
    const away = bearing(here.at, figure.at)
    return [0, 0.5, -0.5, 1, -1].map((off) =>
      along(pointOn(trench.line, opposite + fromInches(off)), away, LIP),
    )
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

/** Everybody in the way of a base but weapon models, which hinder nobody in a charge (SK-MEL-38). */
const isFree = (state: State, unit: Unit, figures: readonly Figure[], self: string, at: Point): boolean => {
  const base = baseOf(unit, at)
  if (!isOnTableTop(state, at) || !mayStandOn(state, unit, at)) return false
  return (
    figures.every((other) => other.id === self || !overlap(base, baseOf(unit, other.at))) &&
    bodiesOn(state.units).every(
      (body) => body.unit.id === unit.id || (!body.figure && !body.unit.vehicle) || !overlap(base, body.base),
    )
  )
}

/** SK-MEL-24: figures who do not touch go to the first free place at the nearest enemy faced by fewer than two. */
const closeIn = (
  state: State,
  unit: Unit,
  target: Unit,
  others: readonly Unit[],
  left: number,
): readonly Figure[] => {
  let figures = [...unit.figures]
  const nearestEnemy = (figure: Figure): number =>
    Math.min(...target.figures.map((man) => distance(figure.at, man.at)))
  const order = figures.toSorted((one, other) => nearestEnemy(one) - nearestEnemy(other))
  for (const { id } of order) {
    const figure = figures.find((one) => one.id === id)
    if (!figure) continue
    const now: Unit = { ...unit, figures }
    if (target.figures.some((man) => isTouching(state, now, figure, target, man))) continue
    const men = target.figures.toSorted(
      (one, other) => distance(one.at, figure.at) - distance(other.at, figure.at),
    )
    const place = men
      .filter((man) => facedBy(state, [now, ...others], target, man) < 2)
      .flatMap((man) => placesAt(state, unit, figure, target, man))
      .find(
        (at) =>
          distance(figure.at, at) <= left + SLACK &&
          isFree(state, unit, figures, id, at) &&
          !wireMet(state, [figure.at, at], movesAs(unit)),
      )
    if (place) figures = figures.map((one) => (one.id === id ? { ...one, at: place } : one))
  }
  return figures
}

/** The figures of a unit shifted together; each stops where a base is in its way. */
const shifted = (state: State, unit: Unit, by: Point): readonly Figure[] => {
  const length = distance({ x: 0, y: 0 }, by)
  const figures: Figure[] = []
  const heading = length === 0 ? unit.facing : bearing({ x: 0, y: 0 }, by)
  const order = unit.figures.toSorted((one, other) => farAhead(other.at, heading) - farAhead(one.at, heading))
  for (const figure of order) {
    let far = length
    while (far > 0 && !isFree(state, unit, figures, figure.id, along(figure.at, heading, far)))
      far -= fromInches(0.1)
    const at = far === length ? add(figure.at, by) : along(figure.at, heading, Math.max(0, far))
    figures.push({ ...figure, at })
  }
  return unit.figures.flatMap((figure) => figures.find((one) => one.id === figure.id) ?? [])
}

const farAhead = ({ x, y }: Point, heading: number): number => {
  const unit = along({ x: 0, y: 0 }, heading, 1000)
  return (x * unit.x + y * unit.y) / 1000
}

/** A unit shifted along its charge by so much of the way (SK-MEL-03). */
export const shiftedUnit = (state: State, unit: Unit, by: Point): Unit => {
  const figures = shifted(state, unit, by)
  return { ...unit, figures, position: middleOf(figures.map(({ at }) => at)) }
}

/** SK-MEL-24: a charging unit brought to contact with its target. */
export const inContact = (
  state: State,
  unit: Unit,
  target: Unit,
  others: readonly Unit[],
  shift: Point,
  left: number,
): Unit => {
  const moved = shiftedUnit(state, unit, shift)
  const figures = closeIn(state, moved, target, others, left)
  return { ...moved, figures, position: middleOf(figures.map(({ at }) => at)) }
}

/** SK-MEL-29: winners who follow up close in again, within three inches. */
export const closedUp = (state: State, unit: Unit, target: Unit, left: number): Unit => {
  const figures = closeIn(state, unit, target, [], left)
  return { ...unit, figures, position: middleOf(figures.map(({ at }) => at)) }
}

/** The vector of a line. */
export const vectorOf = (from: Point, to: Point): Point => minus(to, from)

/** Where on a structure a man would stand who is put out of it on a side. */
export const outsideOf = (state: State, house: string, towards: Point, radius: number): Point | undefined => {
  const found = houseNamed(state, house)
  if (!found) return undefined
  const at = nearestOnOutline(found, towards)
  return along(at, bearing(found.middle, at), radius)
}
