import { toDegrees } from '#kernel/geometry/measure.ts'
import { capitalised } from '#kernel/words.ts'
import type { DraggedTo, Edit, Writing } from '#screen/writing.ts'
import { shownGhost } from '#table/shown.ts'
import { costOfCourse, courseOf, isCourse } from '../../game/moves/course.ts'
import { goingOf } from '../../game/moves/mover.ts'
import { nameOf } from '../../game/names.ts'
import { ableToMove, COMMAND_MOVE } from '../../game/phases/command/moving.ts'
import type { OrderOf } from '../../game/phases/index.ts'
import type { PhaseOf } from '../../game/phases/shapes.ts'
import type { Stand } from '../../game/state.ts'
import { isCommand } from '../../game/units.ts'
import type { View } from '../../game/view.ts'
import { dangers } from '../writing/dangers.ts'
import { spot } from '../writing/moving.ts'
import { told } from '../writing/orders.ts'
import type { Asked, Dragged, PhaseDesk } from './desk.ts'

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
const writing = ({ view, phase, before, unit: chosen }: Asked<'command-move'>): Writing => {
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

const drag = (
  { view, phase }: Asked<'command-move'>,
  { pieces, path, heading }: Dragged,
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
  const course = courseOf(view, stand, { path: way, heading, target: undefined })
  const most = goingOf(view, stand)('cross-country').distance
  const used = isCourse(course) ? Math.round(costOfCourse(view, course, false).cost * most) : 0
  return {
    order,
    ...(refusal ? { refusal } : isCourse(course) ? { danger: dangers(view, [course]) } : {}),
    used,
    left: Math.max(0, most - used),
    ghosts: [shownGhost(stand.id, { ...stand, centre: way.at(-1) ?? stand.centre, heading })],
  }
}

export const COMMAND_MOVE_DESK: PhaseDesk<'command-move'> = {
  writing,
  drag,
  todo: ({ view, side }) =>
    new Set(view.stands.filter((stand) => stand.side === side && isCommand(stand)).map(({ unit }) => unit)),
  words: [['command-move', 'command moved', 'commands moved']],
}
