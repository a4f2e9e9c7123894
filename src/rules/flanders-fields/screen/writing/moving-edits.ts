import { alike } from '#kernel/alike.ts'
import type { Refusal } from '#kernel/game/game.ts'
import { capitalised, several } from '#kernel/words.ts'
import type { Edit } from '#screen/writing.ts'
import { standRefusal } from '../../game/moves/company.ts'
import { nameOf } from '../../game/names.ts'
import { ACTIONS } from '../../game/phases/actions/actions.ts'
import { afterMove, MOVING_FIRE } from '../../game/phases/actions/fire/move-and-fire.ts'
import { courseOfMove, isMoveCourse } from '../../game/phases/actions/moving/courses.ts'
import type { ShotOrder } from '../../game/phases/forms.ts'
import type { OrderOf } from '../../game/phases/index.ts'
import type { ActionsPhase } from '../../game/phases/shapes.ts'
import { standsOf, unitNamed } from '../../game/units.ts'
import type { View } from '../../game/view.ts'
import { toCm } from '../../tables/index.ts'
import { harmOnTheWay } from './dangers.ts'
import { otherVolleys, volleyOf } from './firing.ts'
import { lengthOf } from './move-length.ts'

type Drawn = OrderOf<'move'> | OrderOf<'move-and-fire'>

const figure = (length: number): string => toCm(length).toFixed(1).replace(/\.0$/, '')

/** How far the move goes, as a part of the allowance: "14.6 of 20 cm". */
export const lengthOfMove = (view: View, phase: ActionsPhase, drawn: Drawn): string => {
  const course = courseOfMove(view, phase, drawn)
  if (!isMoveCourse(course)) return ''
  const { used, most } = lengthOf(view, course)
  return `${figure(used)} of ${figure(most)} cm`
}

/** FF-TANK-02: the same move, with fire of the tank from where it ends: all of it, at somebody else, or one shot. */
const firing = (view: View, phase: ActionsPhase, drawn: Drawn): readonly Edit[] => {
  const course = courseOfMove(view, phase, drawn)
  if (unitNamed(view, phase.unit)?.kind !== 'tank' || !isMoveCourse(course)) return []
  const moved = { ...view, stands: afterMove(view, course).stands }
  const edit = (title: string, shots: readonly ShotOrder[], by = ''): readonly Edit[] => {
    const order: OrderOf<'move-and-fire'> = {
      kind: 'move-and-fire',
      stands: drawn.stands,
      mount: false,
      dismount: false,
      shots: [...shots],
    }
    if (ACTIONS.check(view, phase, phase.side, order)) return []
    const chosen = drawn.kind === 'move-and-fire' && alike(drawn.shots, order.shots)
    const detail = `${several(shots.length, 'shot from there', 'shots from there')}${by}`
    return [{ title, detail, chosen, order }]
  }
  const usual = volleyOf(moved, phase.unit, undefined, MOVING_FIRE)
  if (usual.length === 0) return []
  const others = otherVolleys(moved, phase.unit, usual, MOVING_FIRE)
  return [
    ...edit('Move and fire', usual),
    ...others.flatMap(({ at, shots }) => edit(`Move and fire at ${nameOf(view, at)}`, shots)),
    ...(usual.length > 1
      ? usual.flatMap((shot) =>
          edit(`Move and fire only at ${nameOf(view, shot.target)}`, [shot], `, ${shot.face ?? 'rear'}`),
        )
      : []),
  ]
}

/** FF-CAV-02: a squadron changes at the start or the end of a move, or where it stands. */
const mounting = (view: View, phase: ActionsPhase, drawn: Drawn | undefined): readonly Edit[] => {
  const unit = unitNamed(view, phase.unit)
  if (unit?.kind !== 'cavalry-squadron') return []
  const stands = drawn?.stands ?? standsOf(view, unit.id).map(({ id }) => ({ stand: id, path: [] }))
  const order: OrderOf<'move'> = {
    kind: 'move',
    stands,
    dismount: unit.mounted,
    mount: !unit.mounted,
  }
  const chosen = drawn?.kind === 'move' && (drawn.mount || drawn.dismount)
  const detail = drawn ? 'with the move' : 'where it stands'
  return ACTIONS.check(view, phase, phase.side, order)
    ? []
    : [{ title: unit.mounted ? 'Dismount' : 'Mount', detail, chosen, order }]
}

const NOT_DRAWN: Refusal = {
  code: 'not-drawn',
  message: 'Drag the unit on the table, or one stand of it; arrow keys move it too.',
}

/** FF-MOVE-09: why no stand of it can be moved. */
const heldRefusal = (view: View, { unit }: ActionsPhase): Refusal | undefined => {
  const stands = standsOf(view, unit)
  const refusals = stands.map((stand) => standRefusal(view, stand))
  const [first] = refusals
  if (!first || refusals.some((refusal) => !refusal)) return undefined
  const suppressed = stands.every(({ markers }) => markers > 0)
  return suppressed
    ? {
        ...first,
        message: `${capitalised(nameOf(view, unit))} is suppressed: it must shake that off before it moves.`,
      }
    : first
}

/** FF-ORD-18: a gun that has shot at aircraft, where it stands. */
const takingUpLine = (view: View, phase: ActionsPhase): readonly Edit[] => {
  const realigned = standsOf(view, phase.unit).filter((stand) => stand.realigned)
  const order: OrderOf<'move'> = {
    kind: 'move',
    stands: realigned.map(({ id }) => ({ stand: id, path: [] })),
    dismount: false,
    mount: false,
  }
  return realigned.length === 0 || ACTIONS.check(view, phase, phase.side, order)
    ? []
    : [{ title: 'Take up the line again', detail: 'turn it on the table if it is to face elsewhere', order }]
}

/** The move that is drawn, or how to draw one. */
export const moveEdits = (view: View, phase: ActionsPhase, drawn: Drawn | undefined): readonly Edit[] => {
  if (!drawn)
    return [
      { title: 'Move', detail: '', refusal: heldRefusal(view, phase) ?? NOT_DRAWN },
      ...takingUpLine(view, phase),
      ...mounting(view, phase, drawn),
    ]
  const plain: OrderOf<'move'> = { kind: 'move', stands: drawn.stands, mount: false, dismount: false }
  const refusal = ACTIONS.check(view, phase, phase.side, plain)
  const course = courseOfMove(view, phase, plain)
  const changes = drawn.kind === 'move' && (drawn.mount || drawn.dismount)
  return [
    refusal
      ? { title: 'As drawn', detail: '', refusal }
      : {
          title: 'As drawn',
          detail: lengthOfMove(view, phase, plain),
          odds: isMoveCourse(course) ? harmOnTheWay(view, course.courses) : {},
          chosen: drawn.kind === 'move' && !changes,
          order: plain,
        },
    ...firing(view, phase, drawn),
    ...mounting(view, phase, drawn),
  ]
}
