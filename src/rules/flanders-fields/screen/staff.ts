import type { Side as AnySide } from '#kernel/game/game.ts'
import { topPhase } from '#kernel/game/phases.ts'
import type { StaffScope, StaffWords } from '#screen/staff.ts'
import { nameOf, ownName } from '../game/names.ts'
import type { Phase, PhaseOf } from '../game/phases/shapes.ts'
import { asSide } from '../game/sides.ts'
import type { View } from '../game/view.ts'
import type { Side } from '../vocabulary.ts'
import { AT_DESKS } from './desks/index.ts'

const { inWords, owed, titleOf, toDo } = AT_DESKS

const unitScope = (
  view: View,
  side: Side,
  phase: Phase,
  chosen: string | undefined,
): readonly StaffScope[] => {
  const busy = phase.name === 'actions' ? phase.unit : undefined
  const begins = chosen !== undefined && toDo(view, side).has(chosen) ? chosen : undefined
  const unit = busy ?? begins
  return unit === undefined
    ? []
    : [
        {
          id: 'unit',
          title: ownName(view, unit),
          key: `unit ${view.turn} ${side} ${unit}`,
          unit,
          naming: busy === undefined,
        },
      ]
}

const battalionScope = (view: View): readonly StaffScope[] => {
  const phase = view.phases.find((one): one is PhaseOf<'battalion-orders'> => one.name === 'battalion-orders')
  return phase?.battalion
    ? [
        {
          id: 'battalion',
          title: nameOf(view, phase.battalion),
          key: `battalion ${view.turn} ${phase.battalion}`,
        },
      ]
    : []
}

const scopes = (view: View, by: AnySide, chosen: string | undefined): readonly StaffScope[] => {
  const side = asSide(by)
  const phase = topPhase(view)
  if (!side || !phase) return []
  const own = owed(view, by)
  if (view.turn === 0) return own ? [{ id: 'phase', title: titleOf(own) ?? 'this', key: phase.name }] : []
  return [
    ...(own && view.active === side
      ? [...unitScope(view, side, phase, chosen), ...battalionScope(view)]
      : []),
    {
      id: 'turn',
      title: view.active === side ? 'our turn' : "the enemy's turn",
      key: `turn ${view.turn} ${view.active}`,
    },
  ]
}

/** What a staff does in a battle. */
export const STAFF: StaffWords<View> = {
  scopes,
  inWords,
}
