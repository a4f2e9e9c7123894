import { distance } from '#kernel/geometry/point.ts'
import { fromInches, LIP_REACH, TOLERANCE, WIDTHS } from '../../tables/table-top.ts'
import { radiusOf } from '../board/bases.ts'
import { nearestOn } from '../board/centreline.ts'
import { houseNamed } from '../board/ground.ts'
import { toOutline } from '../board/outlines.ts'
import { trenchNamed } from '../board/room.ts'
import type { Figure, State, Unit } from '../state.ts'

/** Rounding of places to whole table units must not open a gap. */
const SLACK = fromInches(TOLERANCE) * 2
const LIP = fromInches(WIDTHS.trench) / 2

/** SK-MEL-25: a man on the lip reaches those in the trench who are near enough along it. */
const isOverLip = (state: State, above: Figure, below: Unit, man: Figure): boolean => {
  const trench = trenchNamed(state, below.trench)
  if (!trench) return false
  const from = nearestOn(trench.line, above.at)
  if (from.off > LIP + SLACK) return false
  return Math.abs(nearestOn(trench.line, man.at).along - from.along) <= fromInches(LIP_REACH) + SLACK
}

/** SK-GEN-21, SK-MEL-22, SK-MEL-25: base to base, across a lip or at a wall. */
export const isTouching = (state: State, unit: Unit, figure: Figure, enemy: Unit, man: Figure): boolean => {
  const house = enemy.inside === null ? undefined : houseNamed(state, enemy.inside)
  if (house) return toOutline(house, figure.at) <= radiusOf(unit) + SLACK
  const own = unit.inside === null ? undefined : houseNamed(state, unit.inside)
  if (own) return toOutline(own, man.at) <= radiusOf(enemy) + SLACK
  if (enemy.trench !== null && unit.trench === null && isOverLip(state, figure, enemy, man)) return true
  if (unit.trench !== null && enemy.trench === null && isOverLip(state, man, unit, figure)) return true
  return distance(figure.at, man.at) <= radiusOf(unit) + radiusOf(enemy) + SLACK
}

/** Whether any man of one unit touches any of another. */
export const areInContact = (state: State, unit: Unit, enemy: Unit): boolean =>
  unit.figures.some((figure) => enemy.figures.some((man) => isTouching(state, unit, figure, enemy, man)))
