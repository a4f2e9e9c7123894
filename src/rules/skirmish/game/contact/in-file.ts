import { distance, middleOf, type Point } from '#kernel/geometry/point.ts'
import { fromInches, TRENCH_SPACING } from '../../tables/table-top.ts'
import { nearestOn, pointOn } from '../board/centreline.ts'
import { trenchNamed } from '../board/room.ts'
import { trenchAt } from '../board/trench-ways.ts'
import { lengthOfLine } from '../field.ts'
import { figureAt } from '../figure-at.ts'
import { unitWith } from '../records.ts'
import type { State, Unit } from '../state.ts'

/** On from the start of a way along the unit's own trench, away from where the way leads. */
const behind = (state: State, unit: Unit, way: readonly Point[]): readonly Point[] => {
  const trench = trenchNamed(state, unit.trench)
  const [start, next] = way
  if (!trench || !start) return []
  const from = nearestOn(trench.line, start).along
  const on = next === undefined ? from : nearestOn(trench.line, next).along
  const back = on > from ? -1 : 1
  const length = lengthOfLine(trench.line)
  const points: Point[] = []
  for (let i = 1; i <= unit.figures.length; i++) {
    const along = from + back * i * fromInches(TRENCH_SPACING)
    if (along >= 0 && along <= length) points.push(pointOn(trench.line, along))
  }
  return points
}

/** SK-MEL-40: a unit in file along the centreline, its nearest man at the end of the way and the others behind him. */
export const inFile = (state: State, unit: Unit, way: readonly Point[], enemy: Point): Unit => {
  const lead = way.at(-1)
  if (!lead) return unit
  const file = [...way.toReversed(), ...behind(state, unit, way)]
  const order = unit.figures.toSorted((one, other) => distance(one.at, enemy) - distance(other.at, enemy))
  const places = new Map(order.map(({ id }, i) => [id, pointOn(file, i * fromInches(TRENCH_SPACING))]))
  const figures = unit.figures.map((figure) => figureAt(figure, places.get(figure.id) ?? figure.at))
  return unitWith(unit, {
    trench: trenchAt(state, lead, unit.trench)?.trench ?? unit.trench,
    figures,
    position: middleOf(figures.map(({ at }) => at)),
  })
}
