import { capitalised, several } from '#kernel/words.ts'
import type { EditGroup, Writing } from '#screen/writing.ts'
import { ownName } from '../../game/names.ts'
import type { PlayerOrder } from '../../game/phases/index.ts'
import { standsOf } from '../../game/units.ts'
import { commandedFrom } from '../commanded.ts'
import { crossingAreas, wireGroup, writingCrossing } from '../writing/crossing.ts'
import { fireGroup, singleShots, volleyOf } from '../writing/firing.ts'
import { gunGroups } from '../writing/gunning.ts'
import { dragMove } from '../writing/moving.ts'
import { lengthOfMove, moveEdits } from '../writing/moving-edits.ts'
import { onTheSpot, shelterGroup } from '../writing/on-the-spot.ts'
import { tableOfShots } from '../writing/shot-odds.ts'
import type { Asked, PhaseDesk } from './desk.ts'

const END: PlayerOrder = { kind: 'end-unit' }

/** FF-ORD-15: a unit spends its actions. */
const writing = ({ view, phase, before }: Asked<'actions'>): Writing => {
  const name = ownName(view, phase.unit)
  const stands = standsOf(view, phase.unit)
  const done = { title: `Done with ${name}`, order: END }
  const common = {
    unit: phase.unit,
    draggable: stands.filter(({ markers, below }) => markers === 0 && !below).map(({ id }) => id),
    gives: true,
    note: capitalised(
      `${several(phase.left, 'action')} left${phase.moveOnly > 0 ? `, ${phase.moveOnly} for moves only` : ''}`,
    ),
  }
  if (before?.kind === 'cross-wire')
    return { ...common, ...writingCrossing(view, phase, before), otherwise: done }
  const drawn = before?.kind === 'move' || before?.kind === 'move-and-fire' ? before : undefined
  const moves: EditGroup = { title: 'Move', edits: moveEdits(view, phase, drawn) }
  const shots = drawn ? [] : volleyOf(view, phase.unit)
  const fire = fireGroup(view, phase)
  const fires = fire.some(({ edits }) => edits.some(({ order }) => order))
  const single = drawn ? [] : singleShots(view, phase, shots)
  return {
    ...common,
    order: drawn ?? END,
    give: drawn
      ? `${drawn.kind === 'move-and-fire' ? 'Move and fire' : 'Move'} ${lengthOfMove(view, phase, drawn)}`
      : done.title,
    groups: [
      ...(drawn ? [moves] : []),
      ...(fires ? fire : []),
      ...gunGroups(view, phase),
      ...wireGroup(view, phase, undefined),
      ...(drawn || stands.length === 0 ? [] : [moves]),
      ...onTheSpot(view, phase),
      ...(drawn ? [] : shelterGroup(view, phase.unit)),
      ...(fires ? [] : fire),
    ],
    ...(single.length > 0 ? { later: { title: 'Only one stand fires', groups: single } } : {}),
    ...(shots.length > 0 ? { odds: tableOfShots(view, shots) } : {}),
    ...(drawn ? { otherwise: done } : {}),
  }
}

export const ACTIONS_DESK: PhaseDesk<'actions'> = {
  writing,
  drag({ view, phase, before }, dragged) {
    const moved = dragMove(view, phase, before, dragged)
    return moved && { ...moved, shapes: [...(moved.shapes ?? []), ...commandedFrom(view, moved.ghosts)] }
  },
  todo: ({ phase }) => new Set([phase.unit]),
  areas: (view, _, order) => (order.kind === 'cross-wire' ? crossingAreas(view, order) : []),
  words: [
    ['move', 'move', 'moves'],
    ['move-and-fire', 'move with fire', 'moves with fire'],
    ['fire', 'action of fire', 'actions of fire'],
    ['redirect', 'new aiming point', 'new aiming points'],
    ['cross-wire', 'try at the wire', 'tries at the wire'],
    ['shelter', 'company going below', 'companies going below'],
    ['recover', 'unit shaking off suppression', 'units shaking off suppression'],
  ],
}
