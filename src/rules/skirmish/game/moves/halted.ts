import type { Refusal } from '#kernel/game/game.ts'
import { shapeGapToPoint } from '#kernel/geometry/shape.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { fromInches, TOLERANCE } from '../../tables/table-top.ts'
import { houseNamed } from '../board/ground.ts'
import { distanceToUnit } from '../board/obstacles.ts'
import { sees } from '../board/sight.ts'
import { nameOf } from '../names.ts'
import type { State, Unit } from '../state.ts'
import { isHalted } from '../units.ts'
import { activeEnemies } from './enemies.ts'

/** SK-GEN-18: from its nearest man, or from the outline of what it is in. */
const nearest = (state: State, unit: Unit, enemy: Unit): number => {
  const house = unit.inside === null ? undefined : houseNamed(state, unit.inside)
  if (house)
    return Math.min(
      Number.POSITIVE_INFINITY,
      ...enemy.figures.map(({ at }) => shapeGapToPoint(house.shape, at)),
    )
  return Math.min(Number.POSITIVE_INFINITY, ...unit.figures.map(({ at }) => distanceToUnit(state, enemy, at)))
}

/** SK-MOR-21: a halted unit comes no nearer to any enemy it saw when it was ordered. */
export const advanceRefusal = (state: State, before: Unit, after: Unit): Refusal | undefined => {
  if (!isHalted(state, before)) return undefined
  const enemy = activeEnemies(state, before).find(
    (other) =>
      before.figures.some(({ at }) =>
        other.figures.some((man) => sees(state, { from: at, to: man.at, by: before, at: other })),
      ) && nearest(state, after, other) < nearest(state, before, other) - fromInches(TOLERANCE),
  )
  return enemy
    ? refuse(
        'halted',
        `The unit is halted and may not come nearer to ${nameOf(state, enemy.id)}.`,
        'SK-MOR-21',
      )
    : undefined
}
