import { capitalised, several } from '#kernel/words.ts'
import type { Area } from '#screen/area.ts'
import type { Danger } from '#screen/odds.ts'
import type { Edit, EditGroup, Writing } from '#screen/writing.ts'
import { shownArrow, shownCircle } from '#table/shown.ts'
import { figuresOut, radiusOf } from '../../game/board/bases.ts'
import { houseNamed, isAboveGround } from '../../game/board/ground.ts'
import { chargeLine, isChargeLine } from '../../game/contact/charge-line.ts'
import { figureOf, spot } from '../../game/lengths.ts'
import { isCourse } from '../../game/moves/course.ts'
import { openUnits } from '../../game/moves/open.ts'
import type { OrderOf, PlayerOrder } from '../../game/phases/index.ts'
import { courseOf, isMoveOrder, type MoveOrder } from '../../game/phases/movement/planning.ts'
import type { PhaseOf } from '../../game/phases/shapes.ts'
import { sideIndex } from '../../game/sides.ts'
import type { Unit } from '../../game/state.ts'
import { unitNamed } from '../../game/units.ts'
import type { View } from '../../game/view.ts'
import { FORMATIONS } from '../../vocabulary.ts'
import { chargeDanger, chargeGhosts, chargeGroups, chargeTitle } from '../writing/charging.ts'
import { dragMove, drawnMove, priceLines } from '../writing/moving.ts'
import { DONE, isAllowed, refusalOf } from '../writing/orders.ts'
import { FORMATION_TITLES, MOVES_COUNTED, onTheSpot, orderTitle } from '../writing/standing.ts'
import { ghostsOf, piecesOf } from '../writing/whose.ts'
import type { Asked, PhaseDesk } from './desk.ts'

type Phase = PhaseOf<'movement'>

/** What a move costs of what there is: "4.2 of 6″". */
const lengthOf = (view: View, unit: Unit, order: MoveOrder): string => {
  const course = courseOf(view, unit, order)
  return isCourse(course) ? `${figureOf(course.cost)} of ${figureOf(course.allowance)}″` : ''
}

const drawnEdit = (view: View, { side }: Phase, unit: Unit, order: MoveOrder): Edit => {
  const refusal = refusalOf(view, side, order)
  const course = courseOf(view, unit, order)
  if (refusal || !isCourse(course)) return { title: 'As shown', detail: '', refusal: refusal ?? NOT_DRAWN }
  const prices = priceLines(view, unit, order, course)
  return {
    title: 'As shown',
    detail: [lengthOf(view, unit, order), ...prices].join('; '),
    chosen: true,
    order,
  }
}

const NOT_DRAWN = {
  code: 'not-drawn',
  message: 'Drag the unit on the table; Space or a second finger makes a bend, arrow keys move it too.',
}

/** SK-SEQ-03: what goes with a move that is drawn. */
const withMove = (view: View, { side }: Phase, unit: Unit, order: OrderOf<'move'>): readonly EditGroup[] => {
  const open = (next: OrderOf<'move'>): boolean => isAllowed(view, side, next)
  const { formation: _, ...plain } = order
  const toggles: readonly (readonly [string, OrderOf<'move'>, boolean])[] = [
    ['Lie down at the end', { ...order, prone: !order.prone }, order.prone],
    ...(unit.prone ? ([['Rise first', { ...order, rise: !order.rise }, order.rise]] as const) : []),
    ...FORMATIONS.filter((to) => to !== unit.formation).flatMap((to) =>
      (['start', 'end'] as const).map((when) => {
        const chosen = order.formation?.to === to && order.formation.when === when
        const next: OrderOf<'move'> = chosen ? plain : { ...order, formation: { to, when } }
        return [`${FORMATION_TITLES[to]}, at the ${when}`, next, chosen] as const
      }),
    ),
  ]
  const edits = toggles
    .filter(([, next, chosen]) => chosen || open(next))
    .map(([title, next, chosen]): Edit => ({ title, chosen, order: next }))
  const march: OrderOf<'strategic-move'> = { kind: 'strategic-move', unit: unit.id, legs: order.legs }
  const marches: readonly Edit[] = isAllowed(view, side, march)
    ? [{ title: 'March on the road', chosen: false, order: march }]
    : []
  return edits.length + marches.length > 0 ? [{ title: 'With the move', edits: [...edits, ...marches] }] : []
}

/** Whoever comes out of a structure may lie down where he comes out. */
const withLeaving = (view: View, { side }: Phase, order: OrderOf<'leave'>): readonly EditGroup[] => {
  const other: OrderOf<'leave'> = { ...order, prone: !order.prone }
  return order.prone || isAllowed(view, side, other)
    ? [
        {
          title: 'With the move',
          edits: [{ title: 'Lie down at the end', chosen: order.prone, order: other }],
        },
      ]
    : []
}

/** SK-STR-11: a dugout lies below ground, so men may also stand on top of it. */
const withEntering = (
  view: View,
  { side }: Phase,
  unit: Unit,
  { structure, legs = [] }: OrderOf<'enter'>,
): readonly EditGroup[] => {
  const house = houseNamed(view, structure)
  if (!house || isAboveGround(house)) return []
  const order: OrderOf<'move'> = {
    kind: 'move',
    unit: unit.id,
    legs: [...legs, spot(house.middle)],
    rise: unit.prone,
    prone: false,
  }
  return isAllowed(view, side, order)
    ? [{ title: 'With the move', edits: [{ title: 'Stay above it', chosen: false, order }] }]
    : []
}

/** The order a unit is written, if it is for the one that is looked at. */
const writtenFor = (before: PlayerOrder | undefined, unit: Unit): MoveOrder | undefined =>
  before && isMoveOrder(before) && before.unit === unit.id ? before : undefined

const DRAWN: readonly MoveOrder['kind'][] = ['move', 'strategic-move', 'leave', 'enter']

/** A gun that is dragged though it is unlimbered, men who are drawn too far: the reason stands with the move. */
const moveGroups = (view: View, phase: Phase, unit: Unit, order: MoveOrder): readonly EditGroup[] => {
  const isDrawn = DRAWN.includes(order.kind) && !('structure' in order && !order.legs)
  const drawn: EditGroup = {
    title: 'Move',
    edits: [
      isDrawn ? drawnEdit(view, phase, unit, order) : { title: 'Drag it', detail: '', refusal: NOT_DRAWN },
    ],
  }
  return [
    drawn,
    ...(order.kind === 'move' ? withMove(view, phase, unit, order) : []),
    ...(order.kind === 'leave' ? withLeaving(view, phase, order) : []),
    ...(order.kind === 'enter' ? withEntering(view, phase, unit, order) : []),
  ]
}

const warningsOf = (view: View, phase: Phase, unit: Unit, order: MoveOrder): readonly Danger[] =>
  DRAWN.includes(order.kind)
    ? (drawnMove(view, phase, unit, order).danger ?? []).filter(({ chance }) => chance)
    : []

const NOTE = 'What is filled in first is what the staff would order.'

/** SK-MOV-39: one unit after the other, in any order. */
const writing = ({ view, phase, before, unit: chosen }: Asked<'movement'>): Writing => {
  const open = openUnits(view, phase.side)
  const named =
    before && isMoveOrder(before) ? before.unit : before?.kind === 'charge' ? before.units[0] : undefined
  const unit = open.find(({ id }) => id === (chosen ?? named)) ?? (chosen === undefined ? open[0] : undefined)
  const done = { title: 'No more moves', order: DONE }
  const charging = before?.kind === 'charge' && (chosen === undefined || before.units.includes(chosen))
  const charges = phase.step === 'charges' ? chargeGroups(view, phase.side, unit, before) : []
  const could = open.length > 0 ? `${capitalised(several(open.length, 'unit'))} could still move.` : undefined
  const ends = { plan: 'Let the staff move the rest', ...(could === undefined ? {} : { could }) }
  const common = { draggable: open.flatMap(piecesOf), gives: true, todo: 'can be ordered', note: NOTE }
  if (charging)
    return {
      ...common,
      order: before,
      give: chargeTitle(view, before),
      ...(unit ? { unit: unit.id } : {}),
      groups: [...charges, ...(unit ? onTheSpot(view, phase.side, unit, before) : [])],
      warnings: chargeDanger(view, phase.side, before),
      otherwise: done,
    }
  if (!unit) return { ...common, order: DONE, give: done.title, groups: charges, ends }
  if (before?.kind === 'pass')
    return {
      ...common,
      order: DONE,
      give: done.title,
      unit: unit.id,
      groups: [
        ...charges,
        ...moveGroups(view, phase, unit, hold(unit)),
        ...onTheSpot(view, phase.side, unit, before),
      ],
    }
  const order = writtenFor(before, unit) ?? hold(unit)
  return {
    ...common,
    order,
    unit: unit.id,
    give: orderTitle(view, unit, order, lengthOf(view, unit, order)),
    groups: [
      ...charges,
      ...moveGroups(view, phase, unit, order),
      ...onTheSpot(view, phase.side, unit, order),
    ],
    warnings: warningsOf(view, phase, unit, order),
    otherwise: done,
  }
}

const hold = ({ id }: Unit): MoveOrder => ({ kind: 'hold', unit: id })

/** The way of a move and where the men would stand at its end. */
const moveAreas = (view: View, order: MoveOrder): readonly Area[] => {
  const unit = unitNamed(view, order.unit)
  const course = unit && courseOf(view, unit, order)
  if (!unit || !course || !isCourse(course) || course.path.length < 2) return []
  const side = sideIndex(view, unit.side)
  return [
    { id: `way-${unit.id}`, style: 'path', side, outline: shownArrow(...course.path) },
    ...figuresOut(course.unit).map(
      ({ id, at }): Area => ({
        id: `there-${id}`,
        style: 'chosen',
        side,
        outline: shownCircle(at, radiusOf(course.unit)),
      }),
    ),
  ]
}

/** SK-MOV-18: from the man who leads to the one he goes for. */
const chargeAreas = (view: View, { units, target: id }: OrderOf<'charge'>): readonly Area[] => {
  const target = unitNamed(view, id)
  return units.flatMap((one): readonly Area[] => {
    const unit = unitNamed(view, one)
    const line = unit && target ? chargeLine(view, unit, target) : undefined
    return unit && line && isChargeLine(line)
      ? [
          {
            id: `charge-${one}`,
            style: 'path',
            side: sideIndex(view, unit.side),
            outline: shownArrow(...line.path),
          },
        ]
      : []
  })
}

/** The unit of a move where it would be. */
const thereOf = (view: View, order: MoveOrder): Unit | undefined => {
  const unit = unitNamed(view, order.unit)
  const course = unit && courseOf(view, unit, order)
  return course && isCourse(course) && !course.exits && course.unit.inside === null ? course.unit : undefined
}

export const MOVEMENT_DESK: PhaseDesk<'movement'> = {
  title: 'our moves',
  writing,
  drag: dragMove,
  todo: ({ view, side }) => new Set(openUnits(view, side).map(({ id }) => id)),
  words: [['charge', 'charge', 'charges'], ...MOVES_COUNTED],
  areas(view, order) {
    if (order.kind === 'charge') return chargeAreas(view, order)
    return isMoveOrder(order) ? moveAreas(view, order) : []
  },
  ghosts(view, order) {
    if (order.kind === 'charge') {
      const lead = unitNamed(view, order.units[0] ?? '')
      return lead ? chargeGhosts(view, lead.side, order) : []
    }
    const there = isMoveOrder(order) ? thereOf(view, order) : undefined
    return there ? ghostsOf(there) : []
  },
}
