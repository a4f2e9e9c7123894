import type { Footprint } from '../../../../kernel/geometry/footprint.ts'
import type { Point } from '../../../../kernel/geometry/point.ts'
import { recentMemo } from '../../../../kernel/memo.ts'
import { FIGURE_BASE, fromInches, HULLS, MODEL_BASE, WAGON_MODEL } from '../../tables/table-top.ts'
import type { Figure, Unit } from '../state.ts'

/** Half a figure's base. */
export const radiusOf = ({ mounted }: Pick<Unit, 'mounted'>): number =>
  fromInches(FIGURE_BASE[mounted ? 'mounted' : 'foot']) / 2

export const baseOf = (unit: Unit, at: Point): Footprint => ({
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

/** Men whose bases stand on the table: not those inside a structure or a vehicle. */
export const figuresOut = ({ inside, vehicle, figures }: Unit): readonly Figure[] =>
  inside !== null || vehicle ? [] : figures

/** One thing that stands on the table, and whose it is. */
export interface Body {
  readonly unit: Unit
  /** None for a model. */
  readonly figure: Figure | undefined
  readonly base: Footprint
}

const bodiesOf = (unit: Unit): readonly Body[] => {
  const model = modelOf(unit)
  return [
    ...(model ? [{ unit, figure: undefined, base: model }] : []),
    ...figuresOut(unit).map((figure) => ({ unit, figure, base: baseOf(unit, figure.at) })),
  ]
}

/** Everything that takes up room: men, weapons, wagons, vehicles and wrecks. */
export const bodiesOn = recentMemo((units: readonly Unit[]): readonly Body[] =>
  units.flatMap((unit) => (unit.where === 'table' || unit.vehicle?.destroyed ? bodiesOf(unit) : [])),
)
