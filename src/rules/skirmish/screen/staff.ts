import type { Side as AnySide } from '#kernel/game/game.ts'
import { topPhase } from '#kernel/game/phases.ts'
import type { StaffScope, StaffWords } from '#screen/staff.ts'
import { asSide } from '../game/sides.ts'
import { unitNamed } from '../game/units.ts'
import type { View } from '../game/view.ts'
import { AT_DESKS } from './desks/index.ts'

const { owed, titleOf, toDo, inWords } = AT_DESKS

const unitScope = (view: View, by: AnySide, chosen: string | undefined): readonly StaffScope[] => {
  const phase = topPhase(view)
  const unit = chosen === undefined ? undefined : unitNamed(view, chosen)
  return unit && phase && phase.name !== 'plots' && toDo(view, by).has(unit.id)
    ? [
        {
          id: 'unit',
          title: unit.name,
          key: `unit ${view.move} ${phase.name} ${unit.id}`,
          unit: unit.id,
          naming: true,
        },
      ]
    : []
}

const scopes = (view: View, by: AnySide, chosen: string | undefined): readonly StaffScope[] => {
  if (asSide(by) === undefined || !topPhase(view)) return []
  const own = owed(view, by)
  const title = own && titleOf(own)
  const part: readonly StaffScope[] =
    own && title !== undefined
      ? [{ id: 'phase', title, key: `${view.move} ${view.step} ${own.phase.name} ${own.side}` }]
      : []
  if (view.move === 0) return part
  return [
    ...unitScope(view, by, chosen),
    ...part,
    { id: 'turn', title: 'the move', key: `move ${view.move}` },
  ]
}

/** What a staff does in a battle. */
export const STAFF: StaffWords<View> = { scopes, inWords }
