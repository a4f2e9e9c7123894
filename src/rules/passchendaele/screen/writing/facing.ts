import { HALF, type Heading, turned } from '../../../../kernel/geometry/angle.ts'
import { fromDegrees, toDegrees } from '../../../../kernel/geometry/measure.ts'
import type { DraggedTo, Edit, EditGroup } from '../../../../screen/writing.ts'
import type { OrderOf } from '../../game/orders.ts'
import { checkFacings } from '../../game/phases/turning.ts'
import type { Base, Unit } from '../../game/state.ts'
import type { View } from '../../game/view.ts'

export type Activation = OrderOf<'carry-on'> | OrderOf<'change'>

/** How a base is to look, or looks. */
export const facingOf = (order: Activation, base: Base): Heading => {
  const told = order.facings?.find((one) => one.base === base.id)
  return told ? fromDegrees(told.facing) : base.heading
}

/** The order with some bases looking elsewhere; whoever looks as he does already is not named. */
export const facing = (
  order: Activation,
  unit: Unit,
  bases: readonly string[],
  to: (base: Base) => Heading,
): Activation => {
  const { facings: _, ...plain } = order
  const facings = unit.bases.flatMap((base) => {
    const heading = bases.includes(base.id) ? to(base) : facingOf(order, base)
    return heading === base.heading ? [] : [{ base: base.id, facing: toDegrees(heading) }]
  })
  return facings.length > 0 ? { ...plain, facings } : plain
}

/** PA-MOVE-06: bases turned on the table while the order of their unit is written. */
export const dragFacing = (
  view: View,
  unit: Unit,
  order: Activation,
  pieces: readonly string[],
  heading: Heading,
): DraggedTo => {
  const next = facing(order, unit, pieces, () => heading)
  const refusal = checkFacings(view, unit, next.facings)
  return {
    order: next,
    written: true,
    ...(refusal ? { refusal } : {}),
    used: 0,
    left: 0,
    ghosts: unit.bases
      .filter(({ id }) => pieces.includes(id))
      .map(({ id, centre }) => ({ id, centre, heading })),
  }
}

/** Hundredths of a degree to the right. */
const TURNS = [
  ['Turn left', -1500],
  ['Turn right', 1500],
  ['About turn', HALF],
] as const

/** Buttons that turn a unit, or the base that is taken alone, where it stands. */
export const facingGroup = (
  view: View,
  unit: Unit,
  order: Activation,
  alone: string | undefined,
): EditGroup => {
  const one = unit.bases.find(({ id }) => id === alone)
  const bases = one ? [one.id] : unit.bases.map(({ id }) => id)
  const enemy = view.table.enemy[unit.side]
  const turns: readonly (readonly [string, (base: Base) => Heading])[] = [
    ...TURNS.map(([title, by]) => [title, (base: Base) => turned(facingOf(order, base), by)] as const),
    ['To the enemy', () => enemy],
  ]
  const edits = turns.map(([title, to]): Edit => {
    const next = facing(order, unit, bases, to)
    const refusal = checkFacings(view, unit, next.facings)
    return refusal ? { title, refusal } : { title, order: next }
  })
  const stay: Edit = {
    title: 'As they stand',
    chosen: !order.facings,
    order: facing(
      order,
      unit,
      unit.bases.map(({ id }) => id),
      ({ heading }) => heading,
    ),
  }
  const who = one && unit.bases.length > 1 ? `Facing of base ${unit.bases.indexOf(one) + 1}` : 'Facing'
  return { title: `${who} (turn them on the table, or here)`, edits: [stay, ...edits] }
}
