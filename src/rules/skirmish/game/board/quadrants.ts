import { ahead, eastward, type Heading, northward, QUARTER, turned } from '#kernel/geometry/angle.ts'
import { middleOf, type Point } from '#kernel/geometry/point.ts'
import { fieldOf } from '../field.ts'
import type { State, Unit } from '../state.ts'
import { isInMelee } from '../units.ts'

export type Quadrant = 'front' | 'left' | 'right' | 'rear'

type Table = Pick<State, 'scenario' | 'melees'>

/** SK-GEN-19, SK-GEN-22: its position; in a melee the mean of its figures. */
export const centreOf = (state: Pick<State, 'melees'>, unit: Unit): Point =>
  unit.inside === null && isInMelee(state, unit) ? middleOf(unit.figures.map(({ at }) => at)) : unit.position

/** SK-GEN-10: half the width of a unit, across where it looks. */
export const halfWidth = ({ scenario }: Table, unit: Unit, centre: Point): number => {
  const { facing, figures, inside, vehicle, weapon } = unit
  if (vehicle) return 0
  const right = turned(facing, QUARTER)
  const east = eastward(right)
  const north = northward(right)
  const across = ({ x, y }: Point): number => Math.abs((x - centre.x) * east + (y - centre.y) * north)
  if (inside !== null) {
    const house = fieldOf(scenario).houses.find(({ id }) => id === inside)
    return house ? Math.max(...house.outline.map(across)) : 0
  }
  if (weapon !== null || figures.length <= 1) return 0
  let half = 0
  for (const { at } of figures) half = Math.max(half, across(at))
  return half
}

/** SK-GEN-10: from the ends of the rank at 45 degrees. */
export const quadrantFrom = (centre: Point, facing: Heading, half: number, p: Point): Quadrant => {
  const forward = ahead(centre, facing, p)
  const side = ahead(centre, turned(facing, QUARTER), p)
  const beyond = Math.max(0, Math.abs(side) - half)
  if (forward >= beyond) return 'front'
  if (-forward > beyond) return 'rear'
  return side > 0 ? 'right' : 'left'
}

/** The quadrants of a unit, for several places. */
export const quadrantsOf = (state: Table, unit: Unit): ((p: Point) => Quadrant) => {
  const centre = centreOf(state, unit)
  const half = halfWidth(state, unit, centre)
  return (p) => quadrantFrom(centre, unit.facing, half, p)
}

export const quadrantOf = (state: Table, unit: Unit, p: Point): Quadrant => quadrantsOf(state, unit)(p)
