import type { Refusal } from '#kernel/game/game.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { zoneNamed } from '../../../reckoning/grid.ts'
import type { SideName } from '../../sides.ts'
import type { State } from '../../state.ts'
import type { PhaseOf } from '../shapes.ts'
import { moverRefusal, ownUnit, unknownUnit } from './movers.ts'
import { endRefusal, exitRefusal, wayRefusal } from './path.ts'
import { type MoveOrder, unitsAndPath } from './units-and-path.ts'
import { canGoTogether } from './ways.ts'

const misnamed = (state: State, side: SideName, order: MoveOrder): Refusal | undefined => {
  for (const id of order.units) {
    if (!ownUnit(state, side, id)) return unknownUnit(id)
    if (order.units.indexOf(id) !== order.units.lastIndexOf(id))
      return refuse('named-twice', 'Name each unit once.', 'GF-AMOV-03')
  }
  for (const reference of order.path) {
    if (zoneNamed(state.country, reference) === undefined)
      return refuse('unknown-zone', `There is no zone "${reference.slice(0, 20)}".`)
  }
  return undefined
}

/** Why units may not go where they are told. */
export const checkMove = (
  state: State,
  phase: PhaseOf<'movement'>,
  side: SideName,
  order: MoveOrder,
): Refusal | undefined => {
  const wrong = misnamed(state, side, order)
  if (wrong) return wrong
  const { units, path } = unitsAndPath(state, side, order)
  const from = units[0]?.place
  for (const unit of units) {
    const unable = moverRefusal(state, phase, unit)
    if (unable) return unable
    if (unit.place !== from)
      return refuse('not-together', 'Only units of one zone move together.', 'GF-AMOV-03')
  }
  const end = path[path.length - 1] ?? from
  if (end === undefined) return refuse('nobody', 'Name the units to move.', 'GF-AMOV-03')
  if (order.kind === 'exit') return exitRefusal(state, units, end) ?? wayRefusal(state, units, path, true)
  // Nearly every way can be gone, and that takes less to find out than what is wrong with one.
  const wrongWay = canGoTogether(state, units, path) ? undefined : wayRefusal(state, units, path, false)
  return wrongWay ?? endRefusal(state, units, end)
}
