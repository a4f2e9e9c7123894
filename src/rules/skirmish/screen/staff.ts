import type { Side as AnySide } from '#kernel/game/game.ts'
import { topPhase } from '#kernel/game/phases.ts'
import { countedOrders, type StaffScope, type StaffWords } from '#screen/staff.ts'
import type { PlayerOrder } from '../game/phases/index.ts'
import { rulesOf } from '../game/phases/index.ts'
import type { Phase } from '../game/phases/shapes.ts'
import { asSide } from '../game/sides.ts'
import { unitNamed } from '../game/units.ts'
import type { View } from '../game/view.ts'
import type { Side } from '../vocabulary.ts'
import { toDo } from './todo.ts'

/** What can be left to the staff by itself: a part with many orders. */
const PARTS: Readonly<Partial<Record<Phase['name'], string>>> = {
  deployment: 'the set-up',
  plots: 'the plots',
  movement: 'our moves',
  fire: 'our fire',
}

const unitScope = (
  view: View,
  side: Side,
  phase: Phase,
  chosen: string | undefined,
): readonly StaffScope[] => {
  const unit = chosen === undefined ? undefined : unitNamed(view, chosen)
  return unit && phase.name !== 'plots' && toDo(view, side).has(unit.id)
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
  const side = asSide(by)
  const phase = topPhase(view)
  if (!side || !phase) return []
  const own = rulesOf(phase).pending(view, phase).includes(side)
  const title = PARTS[phase.name]
  const part: readonly StaffScope[] =
    own && title !== undefined
      ? [{ id: 'phase', title, key: `${view.move} ${view.step} ${phase.name} ${side}` }]
      : []
  if (view.move === 0) return part
  return [
    ...(own ? unitScope(view, side, phase, chosen) : []),
    ...part,
    { id: 'turn', title: 'the move', key: `move ${view.move}` },
  ]
}

const KINDS: readonly (readonly [PlayerOrder['kind'], string, string])[] = [
  ['deploy', 'unit placed', 'units placed'],
  ['plot-fire', 'plot written', 'plots written'],
  ['cancel-plot', 'plot struck out', 'plots struck out'],
  ['charge', 'charge', 'charges'],
  ['move', 'move', 'moves'],
  ['strategic-move', 'march', 'marches'],
  ['enter', 'unit into cover', 'units into cover'],
  ['leave', 'unit out of its cover', 'units out of their cover'],
  ['cut-wire', 'unit through the wire', 'units through the wire'],
  ['form', 'change of formation', 'changes of formation'],
  ['prone', 'unit lying down', 'units lying down'],
  ['rise', 'unit up again', 'units up again'],
  ['limber', 'gun limbered', 'guns limbered'],
  ['unlimber', 'gun unlimbered', 'guns unlimbered'],
  ['mount', 'troop mounted', 'troops mounted'],
  ['dismount', 'troop dismounted', 'troops dismounted'],
  ['fire', 'shot', 'shots'],
  ['throw', 'grenade', 'grenades'],
  ['respond', 'charge answered', 'charges answered'],
  ['skip-fire', 'section silent', 'sections silent'],
]

/** What a staff does in a battle. */
export const STAFF: StaffWords<View> = {
  scopes,
  inWords: (_, orders) => countedOrders(KINDS, orders),
}
