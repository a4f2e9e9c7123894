import type { AnyOrder } from '#kernel/game/game.ts'
import { capitalised } from '#kernel/words.ts'
import type { ShownUnit } from '#screen/tabletop.ts'
import { sideIndex } from '../../game/sides.ts'
import type { Unit } from '../../game/state.ts'
import type { View } from '../../game/view.ts'
import { AT_DESKS } from '../desks/index.ts'
import { mapLabel, nameWithKind } from '../naming.ts'
import { marksOf } from './standing.ts'

const FATES = {
  destroyed: 'destroyed',
  surrendered: 'surrendered',
  'off-table': 'off the table',
} as const

const statusOf = (view: View, unit: Unit): string => {
  if (unit.where === 'gone') return FATES[unit.fate ?? 'destroyed']
  if (unit.where === 'to-come') return `comes in move ${unit.arrives ?? 1}`
  return marksOf(view, unit)[0] ?? 'steady'
}

const strengthOf = ({ figures, strength, where }: Unit): string =>
  where === 'gone' ? `0/${strength}` : `${figures.length}/${strength}`

const shownUnit = (view: View, unit: Unit, todo: ReadonlySet<string>): ShownUnit => {
  const status = statusOf(view, unit)
  const words = unit.where === 'table' ? marksOf(view, unit) : [status]
  const gone = unit.where === 'gone' || (unit.vehicle?.destroyed ?? false)
  return {
    id: unit.id,
    side: sideIndex(view, unit.side),
    name: capitalised(unit.name),
    label: mapLabel(unit),
    text: `${nameWithKind(unit)}: ${[`${unit.figures.length} of ${unit.strength}`, ...words].join(', ')}`,
    strength: strengthOf(unit),
    status,
    order: unit.marks.done ? 'ordered' : '',
    done: unit.marks.done,
    gone,
    todo: todo.has(unit.id),
  }
}

/** All units in the order of the rosters. */
export const shownUnits = (
  view: View,
  side: string | undefined,
  _writing: AnyOrder | undefined,
): readonly ShownUnit[] => {
  const todo = AT_DESKS.toDo(view, side)
  return view.units.map((unit) => shownUnit(view, unit, todo))
}
