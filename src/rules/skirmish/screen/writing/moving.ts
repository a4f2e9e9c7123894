import type { Point } from '#kernel/geometry/point.ts'
import { capitalised } from '#kernel/words.ts'
import type { Asked, Dragged } from '#screen/desk.ts'
import type { Danger } from '#screen/odds.ts'
import type { DraggedTo } from '#screen/writing.ts'
import { inchesOf } from '../../game/lengths.ts'
import { type Course, isCourse } from '../../game/moves/course.ts'
import { groundPrices } from '../../game/moves/prices.ts'
import { nameOf } from '../../game/names.ts'
import { hasCharge } from '../../game/phases/charge/declaring.ts'
import type { OrderOf, PlayerOrder } from '../../game/phases/index.ts'
import { courseOf, type MoveOrder } from '../../game/phases/movement/planning.ts'
import type { PhaseOf } from '../../game/phases/shapes.ts'
import type { Unit } from '../../game/state.ts'
import { unitNamed } from '../../game/units.ts'
import type { View } from '../../game/view.ts'
import { MOVE_COSTS } from '../../tables/organisation.ts'
import { fromInches } from '../../tables/table-top.ts'
import type { Side } from '../../vocabulary.ts'
import { chargeDanger, chargeGhosts } from './charging.ts'
import { orderDrawn } from './drawn.ts'
import { isAllowed, refusalOf } from './orders.ts'
import { threats } from './threats.ts'
import { enemyAt, ghostsOf, unitOfPiece } from './whose.ts'

type Phase = PhaseOf<'movement'>

const formingCost = (unit: Unit, order: MoveOrder): number =>
  order.kind === 'form' || (order.kind === 'move' && order.formation)
    ? MOVE_COSTS.formation[unit.mounted ? 'mounted' : 'foot']
    : 0

const GROUND_WORDS = { clear: 'open ground', road: 'road', shelled: 'shelled ground', rough: 'rough ground' }

/** SK-MOV-04: what a move costs, ground by ground, and what lies across it. */
export const priceLines = (
  view: View,
  unit: Unit,
  order: MoveOrder,
  { path, cost }: Course,
): readonly string[] => {
  const mode = order.kind === 'strategic-move' ? 'strategic' : 'normal'
  const grounds = path.length > 1 ? groundPrices(view, unit, mode, path) : []
  const rising = order.kind === 'move' && order.rise ? MOVE_COSTS.rising : 0
  const forming = formingCost(unit, order)
  const rest = cost - grounds.reduce((sum, one) => sum + one.cost, 0) - fromInches(rising + forming)
  const isPlain = grounds.length < 2 && rising + forming === 0 && rest < fromInches(0.05)
  if (isPlain && grounds.every((one) => Math.abs(one.cost - one.length) < 1)) return []
  return [
    ...grounds.map(({ ground, length, cost: price }) =>
      Math.abs(price - length) < 1
        ? `${inchesOf(length)} of ${GROUND_WORDS[ground]}`
        : `${inchesOf(length)} of ${GROUND_WORDS[ground]} for ${inchesOf(price)}`,
    ),
    ...(rising > 0 ? [`rising ${rising}″`] : []),
    ...(forming > 0 ? [`forming ${forming}″`] : []),
    ...(rest >= fromInches(0.05) ? [`what lies across the way ${inchesOf(rest)}`] : []),
  ]
}

/** SK-SEQ-06: whoever moves has declared his charges. */
const closing = (view: View, { side, step }: Phase): readonly Danger[] =>
  step === 'charges' && hasCharge(view, side)
    ? [{ text: 'No charge can be declared after the first move.' }]
    : []

/** What a move comes to as it is drawn. */
export const drawnMove = (view: View, phase: Phase, unit: Unit, order: MoveOrder): DraggedTo => {
  const refusal = refusalOf(view, phase.side, order)
  const course = courseOf(view, unit, order)
  // What is refused has no lengths: the reason says what it would cost.
  if (!isCourse(course)) return { order, refusal: refusal ?? course, text: '', used: 0, left: 0, ghosts: [] }
  const prices = priceLines(view, unit, order, course)
  const moved = course.exits ? [{ text: 'Leaves the table for good.' }] : threats(view, course.unit)
  return {
    order,
    ...(refusal ? { refusal } : {}),
    danger: [
      ...(prices.length > 0 ? [{ text: capitalised(prices.join(', ')) }] : []),
      ...closing(view, phase),
      ...moved,
    ],
    used: course.cost,
    left: Math.max(0, course.allowance - course.cost),
    ghosts: course.exits || course.unit.inside !== null ? [] : ghostsOf(course.unit),
  }
}

/** A squad dropped on an enemy charges him, while charges are declared. */
const drawnCharge = (
  view: View,
  phase: Phase,
  unit: Unit,
  before: PlayerOrder | undefined,
  end: Point,
): DraggedTo | undefined => {
  const enemy = phase.step === 'charges' ? enemyAt(view, unit, end) : undefined
  if (!enemy) return undefined
  const others = before?.kind === 'charge' && before.target === enemy.id ? before.units : []
  const order: OrderOf<'charge'> = {
    kind: 'charge',
    units: [...new Set([...others, unit.id])],
    target: enemy.id,
  }
  const refusal = refusalOf(view, phase.side, order)
  return {
    order,
    ...(refusal ? { refusal } : { danger: chargeDanger(view, phase.side, order) }),
    text: `Charge ${nameOf(view, enemy.id)}`,
    used: 0,
    left: 0,
    ghosts: refusal ? [] : chargeGhosts(view, phase.side, order),
  }
}

/** SK-MOV-08: too far to walk, but not to march along the road. */
const orMarched = (view: View, { side }: Phase, order: MoveOrder): MoveOrder => {
  if (order.kind !== 'move' || isAllowed(view, side, order)) return order
  const march: MoveOrder = { kind: 'strategic-move', unit: order.unit, legs: order.legs }
  return isAllowed(view, side, march) ? march : order
}

export const dragMove = (
  { view, phase, before }: Asked<View, Phase, Side, PlayerOrder>,
  { pieces, path, heading }: Dragged,
): DraggedTo | undefined => {
  const found = unitOfPiece(view, pieces[0])
  const unit = found && unitNamed(view, found.id)
  const end = path.at(-1)
  if (!unit || unit.side !== phase.side || !end) return undefined
  return (
    drawnCharge(view, phase, unit, before, end) ??
    drawnMove(view, phase, unit, orMarched(view, phase, orderDrawn(view, unit, before, path, heading)))
  )
}
