import type { Side as AnySide } from '#kernel/game/game.ts'
import { topPhase } from '#kernel/game/phases.ts'
import { countedOrders, type StaffScope, type StaffWords } from '#screen/staff.ts'
import { nameOf, ownName } from '../game/names.ts'
import type { PlayerOrder } from '../game/phases/index.ts'
import { rulesOf } from '../game/phases/index.ts'
import type { Phase, PhaseOf } from '../game/phases/shapes.ts'
import { asSide } from '../game/sides.ts'
import type { View } from '../game/view.ts'
import type { Side } from '../vocabulary.ts'
import { toDo } from './todo.ts'

/** What is decided before the first turn. */
const BEFORE: Readonly<Partial<Record<Phase['name'], string>>> = {
  'barrage-length': 'the length of the barrage',
  'fire-plan': 'the fire plan',
  deploy: 'the deployment',
  mutiny: 'the mutiny',
}

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
  const own = rulesOf(phase).pending(view, phase).includes(side)
  if (view.turn === 0)
    return own ? [{ id: 'phase', title: BEFORE[phase.name] ?? 'this', key: phase.name }] : []
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

const KINDS: readonly (readonly [PlayerOrder['kind'], string, string])[] = [
  ['fire-plan', 'fire plan sealed', 'fire plans sealed'],
  ['deploy', 'battalion set down', 'battalions set down'],
  ['enter', 'unit entering', 'units entering'],
  ['order', 'unit ordered', 'units ordered'],
  ['move', 'move', 'moves'],
  ['move-and-fire', 'move with fire', 'moves with fire'],
  ['fire', 'action of fire', 'actions of fire'],
  ['redirect', 'new aiming point', 'new aiming points'],
  ['cross-wire', 'try at the wire', 'tries at the wire'],
  ['shelter', 'company going below', 'companies going below'],
  ['recover', 'unit shaking off suppression', 'units shaking off suppression'],
  ['sos', 'SOS call', 'SOS calls'],
  ['air-attack', 'attack from the air', 'attacks from the air'],
  ['command-move', 'command moved', 'commands moved'],
]

/** What a staff does in a battle. */
export const STAFF: StaffWords<View> = {
  scopes,
  inWords: (_, orders) => countedOrders(KINDS, orders),
}
