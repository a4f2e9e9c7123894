import { sfc32 } from '../../../../kernel/chance/random.ts'
import { capitalised, several } from '../../../../kernel/words.ts'
import type { Edit, EditGroup, Writing } from '../../../../screen/writing.ts'
import type { OrderOf, PlayerOrder } from '../../game/orders.ts'
import { CLEAR_WIRE } from '../../game/phases/actions/moves/clear-wire.ts'
import { CROSS_OBSTACLE } from '../../game/phases/actions/moves/cross-obstacle.ts'
import { CROSS_WIRE } from '../../game/phases/actions/moves/cross-wire.ts'
import type { ActionsPhase } from '../../game/phases/actions/phase.ts'
import { ACTIONS_RULES } from '../../game/phases/actions/rules.ts'
import { standsOf } from '../../game/units.ts'
import type { View } from '../../game/view.ts'
import { wireCrossing } from '../../procedures/wire-crossing.ts'
import { ownName } from '../naming.ts'
import { fireGroup, volleyOf } from './firing.ts'
import { gunGroups } from './gunning.ts'
import { lengthOfMove, moveEdits } from './moving-edits.ts'
import { tableOfShots } from './shot-odds.ts'

const END: PlayerOrder = { kind: 'end-unit' }

const HANDLING = [
  ['limber', 'Limber up'],
  ['unlimber', 'Unlimber'],
  ['pack', 'Pack'],
  ['unpack', 'Unpack'],
] as const

/** FF-WIRE-02: how likely they all get over. */
const wireEdit = (view: View, order: OrderOf<'cross-wire'>): Edit => {
  const platoons = order.stands.length
  return {
    title: 'Cross the wire',
    detail: `${several(platoons, 'stand')} straight over`,
    odds: {
      likely: {
        procedure: wireCrossing,
        input: {
          period: view.scenario.period,
          mover: 'infantry',
          gap: 'none',
          platoons,
          options: view.options,
        },
        title: platoons === 1 ? 'over' : 'all over',
        holds: ({ crossedCount }) => crossedCount === platoons,
      },
    },
    order,
  }
}

/** What is done on the spot. */
const otherGroup = (view: View, phase: ActionsPhase): readonly EditGroup[] => {
  const allowed = (order: PlayerOrder | undefined): boolean =>
    order !== undefined && !ACTIONS_RULES.check(view, phase, phase.side, order)
  const marked = standsOf(view, phase.unit).reduce((sum, { markers }) => sum + markers, 0)
  const house = view.blockHouses.find(({ id }) => id === phase.unit)
  const suppressed = marked > 0 || (house?.faces.some((face) => face > 0) ?? false)
  const random = sfc32(0)
  const wire = CROSS_WIRE.sample(view, phase, random)
  const gap = CLEAR_WIRE.sample(view, phase, random)
  const obstacle = CROSS_OBSTACLE.sample(view, phase, random)
  const recover: PlayerOrder = { kind: 'recover' }
  const edits: readonly Edit[] = [
    ...(suppressed && allowed(recover)
      ? [{ title: 'Shake off suppression', detail: 'one marker off every stand', order: recover }]
      : []),
    ...(wire && allowed(wire) ? [wireEdit(view, wire)] : []),
    ...(gap && allowed(gap) ? [{ title: 'Clear a gap in the wire', order: gap }] : []),
    ...(obstacle && allowed(obstacle) ? [{ title: 'Cross the obstacle', order: obstacle }] : []),
    ...HANDLING.map(([kind, title]) => ({ title, order: { kind } as PlayerOrder })).filter(({ order }) =>
      allowed(order),
    ),
  ]
  return edits.length > 0 ? [{ title: 'On the spot', atOnce: true, edits }] : []
}

/** FF-ORD-15: a unit spends its actions. */
export const writingAction = (view: View, phase: ActionsPhase, before: PlayerOrder | undefined): Writing => {
  const name = ownName(view, phase.unit)
  const stands = standsOf(view, phase.unit)
  const drawn = before?.kind === 'move' || before?.kind === 'move-and-fire' ? before : undefined
  const moves: EditGroup = { title: 'Move', edits: moveEdits(view, phase, drawn) }
  const shots = drawn ? [] : volleyOf(view, phase.unit)
  const fire = fireGroup(view, phase)
  const fires = fire.some(({ edits }) => edits.some(({ order }) => order))
  const guns = gunGroups(view, phase)
  const movable = stands.length > 0
  const done = { title: `Done with ${name}`, order: END }
  return {
    order: drawn ?? END,
    unit: phase.unit,
    give: drawn
      ? `${drawn.kind === 'move-and-fire' ? 'Move and fire' : 'Move'} ${lengthOfMove(view, phase, drawn)}`
      : done.title,
    groups: [
      ...(drawn ? [moves] : []),
      ...(fires ? fire : []),
      ...guns,
      ...(drawn || !movable ? [] : [moves]),
      ...otherGroup(view, phase),
      ...(fires ? [] : fire),
    ],
    draggable: stands.filter(({ markers, below }) => markers === 0 && !below).map(({ id }) => id),
    gives: true,
    ...(shots.length > 0 ? { odds: tableOfShots(view, shots) } : {}),
    note: capitalised(
      `${several(phase.left, 'action')} left${phase.moveOnly > 0 ? `, ${phase.moveOnly} for moves only` : ''}`,
    ),
    ...(drawn ? { otherwise: done } : {}),
  }
}
