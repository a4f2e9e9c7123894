import { distance } from '../../../../../kernel/geometry/point.ts'
import { fromInches, MELEE_REACH, TOLERANCE } from '../../../tables/table-top.ts'
import type { Side } from '../../../vocabulary.ts'
import { isTouching } from '../../contact/touching.ts'
import { distanceToUnit } from '../../moves/obstacles.ts'
import type { Figure, Melee, State, Unit } from '../../state.ts'
import { unitNamed } from '../../units.ts'

export const unitsIn = (state: State, { units }: Melee, side: Side): readonly Unit[] =>
  units.flatMap((id) => {
    const unit = unitNamed(state, id)
    return unit?.side === side && unit.where === 'table' ? [unit] : []
  })

/** SK-MEL-05, SK-MEL-27: in the first move those who touch an enemy; later all within 6 inches of one. */
const isInvolved = (
  state: State,
  melee: Melee,
  unit: Unit,
  figure: Figure,
  enemies: readonly Unit[],
): boolean => {
  if (melee.rounds === 0)
    return enemies.some((enemy) => enemy.figures.some((man) => isTouching(state, unit, figure, enemy, man)))
  const near = fromInches(MELEE_REACH.involved) + fromInches(TOLERANCE)
  return enemies.some(
    (enemy) =>
      distanceToUnit(state, enemy, figure.at) <= near ||
      (unit.inside !== null && enemy.figures.some(({ at }) => distance(at, figure.at) <= near * 2)),
  )
}

/** The men of a unit who fight in this round; of a garrison as many as there are chargers at the wall (SK-MEL-38). */
export const involvedOf = (
  state: State,
  melee: Melee,
  unit: Unit,
  enemies: readonly Unit[],
): readonly Figure[] => {
  const found = unit.figures.filter((figure) => isInvolved(state, melee, unit, figure, enemies))
  if (unit.inside === null || melee.rounds > 0) return found
  const atWall = enemies.reduce(
    (sum, enemy) =>
      sum +
      enemy.figures.filter((man) =>
        unit.figures.some((figure) => isTouching(state, enemy, man, unit, figure)),
      ).length,
    0,
  )
  return unit.figures.slice(0, Math.min(unit.figures.length, Math.max(1, atWall)))
}
