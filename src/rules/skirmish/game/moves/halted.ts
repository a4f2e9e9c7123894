import type { Refusal } from '../../../../kernel/game/game.ts'
import { refuse } from '../../../../kernel/procedure/refusal.ts'
import { fromInches, TOLERANCE } from '../../tables/table-top.ts'
import { figuresOut } from '../board/bases.ts'
import { sees } from '../board/sight.ts'
import type { State, Unit } from '../state.ts'
import { nameOf } from '../stories/names.ts'
import { isHalted } from '../units.ts'
import { activeEnemies } from './enemies.ts'
import { distanceToUnit } from './obstacles.ts'

const nearest = (state: State, unit: Unit, enemy: Unit): number =>
  Math.min(Number.POSITIVE_INFINITY, ...figuresOut(unit).map(({ at }) => distanceToUnit(state, enemy, at)))

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
