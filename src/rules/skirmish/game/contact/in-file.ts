import { middleOf, type Point } from '../../../../kernel/geometry/point.ts'
import { fromInches, TRENCH_SPACING } from '../../tables/table-top.ts'
import { nearestOn, pointOn } from '../board/centreline.ts'
import { trenchNamed } from '../board/room.ts'
import { lengthOfLine } from '../field.ts'
import { trenchAt } from '../moves/trench-ways.ts'
import type { State, Unit } from '../state.ts'

/** SK-MEL-40: a unit in file along a centreline, its leading man here and the others behind him, away from a place. */
export const inFile = (state: State, unit: Unit, lead: Point, away: Point): Unit => {
  const into = trenchAt(state, lead, unit.trench)
  const trench = trenchNamed(state, into?.trench ?? unit.trench)
  if (!trench) return unit
  const { along } = nearestOn(trench.line, lead)
  const sign = nearestOn(trench.line, away).along > along ? -1 : 1
  const length = lengthOfLine(trench.line)
  const figures = unit.figures.map((figure, i) => ({
    ...figure,
    at: pointOn(trench.line, Math.max(0, Math.min(length, along + sign * i * fromInches(TRENCH_SPACING)))),
  }))
  return { ...unit, trench: trench.id, figures, position: middleOf(figures.map(({ at }) => at)) }
}
