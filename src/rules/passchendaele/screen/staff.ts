import type { Side } from '#kernel/game/game.ts'
import type { StaffScope, StaffWords } from '#screen/staff.ts'
import type { Phase } from '../game/phases/shapes.ts'
import { mayActivate, unitNamed } from '../game/units.ts'
import type { View } from '../game/view.ts'
import { asSide, type SideName } from '../vocabulary.ts'
import { inWords, owed, titleOf } from './desks/index.ts'

/** The unit that has something to do: the one that is in the middle of it, or else the chosen one if it may begin. */
const unitScope = (
  view: View,
  side: SideName,
  phase: Phase,
  chosen: string | undefined,
): readonly StaffScope[] => {
  const busy = 'unit' in phase ? unitNamed(view, phase.unit) : undefined
  const begins = phase.name === 'activate' ? view.units.find((unit) => unit.id === chosen) : undefined
  const unit = busy ?? (begins && mayActivate(begins, side) ? begins : undefined)
  return unit
    ? [
        {
          id: 'unit',
          title: unit.name,
          key: `unit ${view.turn} ${unit.id}`,
          unit: unit.id,
          naming: phase.name === 'activate',
        },
      ]
    : []
}

const scopes = (view: View, by: Side, chosen: string | undefined): readonly StaffScope[] => {
  const side = asSide(by)
  if (!side || view.phases.length === 0) return []
  const own = owed(view, side)
  const active = view.phases.find((one) => one.name === 'activate')
  if (!active) {
    const title = own && titleOf(own)
    return own && title !== undefined ? [{ id: 'phase', title, key: own.phase.name }] : []
  }
  return [
    ...(own ? unitScope(view, side, own.phase, chosen) : []),
    {
      id: 'turn',
      title: active.side === side ? 'our turn' : "the enemy's turn",
      key: `turn ${view.turn} ${active.side}`,
    },
  ]
}

/** What a staff does in a battle. */
export const STAFF: StaffWords<View> = { scopes, inWords }
