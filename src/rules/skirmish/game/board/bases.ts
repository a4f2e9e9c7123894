import { boundsApart, farFromBounds, roughBounds } from '#kernel/geometry/bounds.ts'
import type { Disc, Footprint } from '#kernel/geometry/footprint.ts'
import type { Point } from '#kernel/geometry/point.ts'
import type { Rectangle } from '#kernel/geometry/rectangle.ts'
import { memoEach, recentMemo } from '#kernel/memo.ts'
import { FIGURE_BASE, fromInches, HULLS, MODEL_BASE, WAGON_MODEL } from '../../tables/table-top.ts'
import type { Figure, Unit } from '../state.ts'

const FOOT_RADIUS = fromInches(FIGURE_BASE.foot) / 2
export const MOUNTED_RADIUS = fromInches(FIGURE_BASE.mounted) / 2

/** Half a figure's base. */
export const radiusOf = ({ mounted }: Pick<Unit, 'mounted'>): number =>
  mounted ? MOUNTED_RADIUS : FOOT_RADIUS

export const baseOf = (unit: Unit, at: Point): Disc => ({
  centre: at,
  heading: unit.facing,
  radius: radiusOf(unit),
})

/** The weapon, wagon or hull of a unit; none inside a structure (SK-GEN-20), nor where it has none. */
export const modelOf = ({ position, facing, weapon, vehicle, inside }: Unit): Footprint | undefined => {
  if (vehicle) {
    const { width, length } = HULLS[vehicle.vehicle]
    return { centre: position, heading: facing, width: fromInches(width), depth: fromInches(length) }
  }
  if (weapon === null || inside !== null) return undefined
  if (weapon === 'wagon')
    return {
      centre: position,
      heading: facing,
      width: fromInches(WAGON_MODEL.width),
      depth: fromInches(WAGON_MODEL.length),
    }
  return { centre: position, heading: facing, radius: fromInches(MODEL_BASE[weapon]) / 2 }
}

const NOBODY: readonly Figure[] = []

/** Men whose bases stand on the table: not those inside a structure or a vehicle. */
export const figuresOut = ({ inside, vehicle, figures }: Unit): readonly Figure[] =>
  inside !== null || vehicle ? NOBODY : figures

/** The rectangle about the places of men. Not remembered: to look it up would take longer. */
export const aboutMen = (figures: readonly Figure[]): Rectangle => {
  let x1 = Number.POSITIVE_INFINITY
  let y1 = Number.POSITIVE_INFINITY
  let x2 = Number.NEGATIVE_INFINITY
  let y2 = Number.NEGATIVE_INFINITY
  for (const { at } of figures) {
    if (at.x < x1) x1 = at.x
    if (at.x > x2) x2 = at.x
    if (at.y < y1) y1 = at.y
    if (at.y > y2) y2 = at.y
  }
  return { x1, y1, x2, y2 }
}

/** The same of each unit, in the order of the roster. */
export const aboutEach = memoEach((unit: Unit): Rectangle => aboutMen(unit.figures))

/** The same about the middle of a unit too. */
export const aboutUnit = ({ figures, position: { x, y } }: Unit): Rectangle => {
  const { x1, y1, x2, y2 } = aboutMen(figures)
  return { x1: Math.min(x1, x), y1: Math.min(y1, y), x2: Math.max(x2, x), y2: Math.max(y2, y) }
}

/** One thing that stands on the table, and whose it is. */
export interface Body {
  readonly unit: Unit
  /** None for a model. */
  readonly figure: Figure | undefined
  readonly base: Footprint
}

/** All that a unit has on the table, and a rectangle that surely holds it. */
interface Standing {
  readonly unit: Unit
  readonly bodies: readonly Body[]
  readonly bounds: Rectangle
}

const isThere = ({ where, vehicle }: Unit): boolean => where === 'table' || (vehicle?.destroyed ?? false)

const bodiesOf = (unit: Unit): readonly Body[] => {
  if (!isThere(unit)) return []
  const model = modelOf(unit)
  const men = figuresOut(unit).map((figure) => ({ unit, figure, base: baseOf(unit, figure.at) }))
  return model ? [{ unit, figure: undefined, base: model }, ...men] : men
}

/** Of each unit, in the order of the roster. */
const standings = memoEach((unit: Unit): Standing => {
  const bodies = bodiesOf(unit)
  return { unit, bodies, bounds: roughBounds(bodies.map(({ base }) => base)) }
})

/** Everything that takes up room: men, weapons, wagons, vehicles and wrecks. */
export const bodiesOn = recentMemo((units: readonly Unit[]): readonly Body[] =>
  standings(units).flatMap(({ bodies }) => bodies),
)

/** Weapons, wagons, vehicles and wrecks alone. */
export const modelsOn = recentMemo((units: readonly Unit[]): readonly Body[] =>
  standings(units).flatMap(({ bodies: [first] }) => (first && !first.figure ? [first] : [])),
)

/** Vehicles and wrecks alone. */
export const vehiclesOn = recentMemo((units: readonly Unit[]): readonly Body[] => {
  const found: Body[] = []
  for (const unit of units) {
    const base = unit.vehicle && isThere(unit) ? modelOf(unit) : undefined
    if (base) found.push({ unit, figure: undefined, base })
  }
  return found
})

/** What other units have that may reach into a rectangle. */
export const bodiesNear = (units: readonly Unit[], { id }: Unit, area: Rectangle): readonly Body[] => {
  const found: Body[] = []
  for (const { unit, bodies, bounds } of standings(units)) {
    if (unit.id === id || boundsApart(bounds, area, 0)) continue
    for (const body of bodies) if (!farFromBounds(area, body.base, 0)) found.push(body)
  }
  return found
}
