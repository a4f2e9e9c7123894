import { HALF, type Heading, turned } from '#kernel/geometry/angle.ts'
import { fromDegrees, toDegrees } from '#kernel/geometry/measure.ts'
import type { DraggedTo, Edit, EditGroup } from '#screen/writing.ts'
import { shownGhost } from '#table/shown.ts'
import type { Turn } from '../../game/moves/facing.ts'
import type { OrderOf } from '../../game/phases/index.ts'
import { checkFacings, turnWhere } from '../../game/phases/turning.ts'
import type { Base, Unit } from '../../game/state.ts'
import type { View } from '../../game/view.ts'

export type Activation = OrderOf<'carry-on'> | OrderOf<'change'>
type Facings = NonNullable<Activation['facings']>

/** How a base is to look, or looks. */
const facingOf = (order: Activation, base: Base): Heading => {
  const told = order.facings?.find((one) => one.base === base.id)
  return told?.facing === undefined ? base.heading : fromDegrees(told.facing)
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

/** The bases as the order turns them, with whatever room they make for one another (PA-GEO-15). */
export const turnedBases = (view: View, unit: Unit, { facings }: Activation): readonly Base[] => {
  if (!facings) return unit.bases
  const { to } = turnWhere(view, unit, facings)
  return unit.bases.map((base) => {
    const end = to.find((one) => one.base === base.id)
    return end ? { ...base, centre: end.centre, heading: end.heading } : base
  })
}

/** "spreads 0.24 in". */
export const spreadWords = ({ spread }: Pick<Turn, 'spread'>): string | undefined =>
  spread > 0 ? `spreads ${spread.toFixed(2)} in` : undefined

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
  const spreads = next.facings && spreadWords(turnWhere(view, unit, next.facings))
  return {
    order: next,
    written: true,
    ...(refusal ? { refusal } : {}),
    text: `${Math.round(toDegrees(heading))}°${spreads ? `, ${spreads}` : ''}`,
    used: 0,
    left: 0,
    ghosts: turnedBases(view, unit, next)
      .filter((base, i) => pieces.includes(base.id) || base !== unit.bases[i])
      .map((base) => shownGhost(base.id, base)),
  }
}

/** Hundredths of a degree to the right. */
const TURNS = [
  ['Turn left', -1500],
  ['Turn right', 1500],
  ['About turn', HALF],
] as const

/** An edit to another facing, with the room it takes or the reason why it cannot be had. */
const turnEdit = (view: View, unit: Unit, title: string, next: Activation): Edit => {
  const refusal = checkFacings(view, unit, next.facings)
  if (refusal) return { title, refusal }
  const detail = next.facings && spreadWords(turnWhere(view, unit, next.facings))
  return { title, order: next, ...(detail ? { detail } : {}) }
}

/** Buttons that turn a unit, or the base that is taken alone, where it stands. */
const turnGroup = (view: View, unit: Unit, order: Activation, alone: string | undefined): EditGroup => {
  const one = unit.bases.find(({ id }) => id === alone)
  const bases = one ? [one.id] : unit.bases.map(({ id }) => id)
  const enemy = view.table.enemy[unit.side]
  const turns: readonly (readonly [string, (base: Base) => Heading])[] = [
    ...TURNS.map(([title, by]) => [title, (base: Base) => turned(facingOf(order, base), by)] as const),
    ['To the enemy', () => enemy],
  ]
  const edits = turns.map(([title, to]) => turnEdit(view, unit, title, facing(order, unit, bases, to)))
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

/** The same turn with all shifts as much farther to the right or left as keeps one base where it is. */
const keeping = (unit: Unit, facings: Facings, { shifts }: Turn, still: number): Facings =>
  unit.bases.flatMap(({ id }, i) => {
    const told = facings.find(({ base }) => base === id)
    const shift = Math.round(((shifts[i] ?? 0) - (shifts[still] ?? 0)) * 1000) / 1000
    return told || shift !== 0 ? [{ base: id, ...told, shift }] : []
  })

/** PA-GEO-15: where a line that has no room to turn makes it: from the middle, or from one end. */
const spreadGroup = (view: View, unit: Unit, order: Activation): readonly EditGroup[] => {
  if (!order.facings) return []
  const plain: Facings = order.facings.flatMap(({ base, facing: to }) =>
    to === undefined ? [] : [{ base, facing: to }],
  )
  const turn = turnWhere(view, unit, plain)
  if (turn.spread === 0) return []
  const ends = [Math.min(...turn.shifts), Math.max(...turn.shifts)].map((end) => turn.shifts.indexOf(end))
  const offered: readonly (readonly [string, Facings])[] = [
    ['From the middle', plain],
    ['Left end stays', keeping(unit, plain, turn, ends[0] ?? 0)],
    ['Right end stays', keeping(unit, plain, turn, ends[1] ?? 0)],
  ]
  const now = JSON.stringify(order.facings)
  return [
    {
      title: 'Making room to turn',
      edits: offered.map(([title, facings]) => ({
        ...turnEdit(view, unit, title, { ...order, facings }),
        chosen: JSON.stringify(facings) === now,
      })),
    },
  ]
}

export const facingGroups = (
  view: View,
  unit: Unit,
  order: Activation,
  alone: string | undefined,
): readonly EditGroup[] => [turnGroup(view, unit, order, alone), ...spreadGroup(view, unit, order)]
