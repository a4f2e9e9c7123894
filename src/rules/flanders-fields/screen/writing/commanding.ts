import type { Heading } from '#kernel/geometry/angle.ts'
import { toDegrees } from '#kernel/geometry/measure.ts'
import type { Point } from '#kernel/geometry/point.ts'
import { capitalised } from '#kernel/words.ts'
import type { DraggedTo, Edit, Writing } from '#screen/writing.ts'
import { shownGhost } from '#table/shown.ts'
import { goingOf } from '../../game/moves/mover.ts'
import { costOfPlan, isPlan, planOf } from '../../game/moves/plan.ts'
import { nameOf } from '../../game/names.ts'
import { ableToMove, COMMAND_MOVE } from '../../game/phases/command/moving.ts'
import type { OrderOf, PlayerOrder } from '../../game/phases/index.ts'
import type { PhaseOf } from '../../game/phases/shapes.ts'
import type { Stand } from '../../game/state.ts'
import type { View } from '../../game/view.ts'
import { dangers } from './dangers.ts'
import { spot } from './moving.ts'
import { told } from './order-written.ts'

type Phase = PhaseOf<'command-move'>

const END = { kind: 'end-turn' } as const

/** Over wire or water in the place of a move, where it stands at some. */
const crossings = (view: View, phase: Phase, stand: Stand): readonly Edit[] => {
  const order: OrderOf<'command-move'> = { kind: 'command-move', stand: stand.id, obstacle: true }
  return COMMAND_MOVE.check(view, phase, phase.side, order)
    ? []
    : [{ title: 'Cross the obstacle before him', order: told(order) }]
}

/** FF-CMD-09 */
export const writingCommandMoves = (
  view: View,
  phase: Phase,
  before: PlayerOrder | undefined,
  chosen: string | undefined,
): Writing => {
  const able = ableToMove(view, phase)
  const drawn = before?.kind === 'command-move' ? before : undefined
  const stand = able.find(({ id }) => id === (drawn?.stand ?? chosen))
  const across = stand ? crossings(view, phase, stand) : []
  return {
    order: drawn ?? END,
    ...(stand ? { unit: stand.unit } : {}),
    give: drawn ? `Move the ${nameOf(view, drawn.stand)}` : 'End the turn',
    groups: across.length > 0 ? [{ title: capitalised(nameOf(view, stand?.id ?? '')), edits: across }] : [],
    draggable: able.map(({ id }) => id),
    gives: true,
    ...(drawn ? { otherwise: { title: 'End the turn', order: END } } : {}),
    note: 'Drag your command stands: each may move twice, one after the other.',
    todo: 'can be moved',
  }
}

export const dragCommand = (
  view: View,
  phase: Phase,
  pieces: readonly string[],
  path: readonly Point[],
  heading: Heading,
): DraggedTo | undefined => {
  const stand = ableToMove(view, phase).find(({ id }) => id === pieces[0])
  const way = path.slice(1)
  if (!stand || way.length === 0) return undefined
  const order: OrderOf<'command-move'> = {
    kind: 'command-move',
    stand: stand.id,
    path: way.map(spot),
    facing: toDegrees(heading),
  }
  const refusal = COMMAND_MOVE.check(view, phase, phase.side, order)
  const plan = planOf(view, stand, { path: way, heading, target: undefined })
  const most = goingOf(view, stand)('cross-country').distance
  const used = isPlan(plan) ? Math.round(costOfPlan(view, plan, false).cost * most) : 0
  return {
    order,
    ...(refusal ? { refusal } : isPlan(plan) ? { danger: dangers(view, [plan]) } : {}),
    used,
    left: Math.max(0, most - used),
    ghosts: [shownGhost(stand.id, { ...stand, centre: way.at(-1) ?? stand.centre, heading })],
  }
}
