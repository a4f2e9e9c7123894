import { ahead, type Heading, QUARTER, turned } from '../../../../kernel/geometry/angle.ts'
import type { Point } from '../../../../kernel/geometry/point.ts'
import { fieldOf } from '../field.ts'
import type { State, Unit } from '../state.ts'

export type Quadrant = 'front' | 'left' | 'right' | 'rear'

/** SK-GEN-10: half the width of a unit, across where it looks. */
export const halfWidth = ({ scenario }: Pick<State, 'scenario'>, unit: Unit): number => {
  const { position, facing, figures, inside, vehicle, weapon } = unit
  if (vehicle) return 0
  const across = (p: Point): number => Math.abs(ahead(position, turned(facing, QUARTER), p))
  if (inside !== null) {
    const house = fieldOf(scenario).houses.find(({ id }) => id === inside)
    return house ? Math.max(...house.outline.map(across)) : 0
  }
  return weapon !== null || figures.length <= 1 ? 0 : Math.max(...figures.map(({ at }) => across(at)))
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

export const quadrantOf = (state: Pick<State, 'scenario'>, unit: Unit, p: Point): Quadrant =>
  quadrantFrom(unit.position, unit.facing, halfWidth(state, unit), p)
