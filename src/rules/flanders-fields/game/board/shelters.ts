import { shapeHolds } from '#kernel/geometry/shape.ts'
import { fieldOf } from '../field.ts'
import type { Stand, State } from '../state.ts'

/** FF-DUG-01: the scenario grants deep shelters to a side. */
export const hasShelters = ({ scenario }: State, side: Stand['side']): boolean =>
  scenario[side].below !== undefined

/** FF-DUG-01, FF-END-07: in one of its trenches, or in a strong point that is named. */
export const isOverShelters = ({ scenario }: State, { side, centre }: Stand): boolean => {
  const { trenches, patches } = fieldOf(scenario)
  const { shelteredPoints = [] } = scenario[side]
  return (
    trenches.some(({ of, shape }) => of === side && shapeHolds(shape, centre)) ||
    patches.some(
      ({ kind, id, shape }) =>
        kind === 'strong-point' && shelteredPoints.includes(id ?? '') && shapeHolds(shape, centre),
    )
  )
}
