import type { Asked } from '#screen/desk.ts'
import type { Edit, EditGroup, Writing } from '#screen/writing.ts'
import type { PlayerOrder } from '../../game/phases/index.ts'
import type { Phase } from '../../game/phases/shapes.ts'
import type { SideName } from '../../game/sides.ts'
import type { Unit } from '../../game/unit.ts'
import { unitNamed } from '../../game/units.ts'
import type { View } from '../../game/view.ts'
import { refusalOf } from '../legal.ts'
import { orderWords } from '../order-shown.ts'

export const DONE: PlayerOrder = { kind: 'done' }

/** What a side has before it that writes an order: the view, what it has written so far, and whom it has chosen. */
export interface Writer {
  readonly view: View
  readonly side: SideName
  readonly before: PlayerOrder | undefined
  /** An own unit. */
  readonly unit: Unit | undefined
}

export const writerOf = ({
  view,
  side,
  before,
  unit: chosen,
}: Asked<View, Phase, SideName, PlayerOrder>): Writer => {
  const found = chosen === undefined ? undefined : unitNamed(view, chosen)
  return { view, side, before, unit: found?.side === side && found.gone === null ? found : undefined }
}

/** GF-TURN-04: what is chosen stands already, and would be refused if it were ordered again. */
const standing = (edit: Edit): Edit => {
  if (!edit.chosen) return edit
  const { order, ...rest } = edit
  return rest
}

/** A group of buttons whose orders are given at a press; none without buttons. */
export const pressed = (title: string, edits: readonly Edit[]): readonly EditGroup[] =>
  edits.length === 0 ? [] : [{ title, atOnce: true, edits: edits.map(standing) }]

/** A group of buttons that only write the order. */
export const written = (title: string, edits: readonly Edit[]): readonly EditGroup[] =>
  edits.length === 0 ? [] : [{ title, edits }]

type Rest = Partial<
  Pick<Writing, 'draggable' | 'odds' | 'ledgers' | 'later' | 'note' | 'todo' | 'otherwise'>
> & {
  /** Given by the button when nothing else is written. */
  readonly usual?: PlayerOrder
  readonly give?: string
  /** What the staff's plan for the phase is called, and what could be done though nothing has been. */
  readonly ends?: Writing['ends']
}

/**
 * Most orders of a phase are small and given at a press or a drop. The button gives what is written, if something is,
 * and else says that the side has done.
 */
export const deskWriting = (
  { view, side, before, unit }: Writer,
  groups: readonly EditGroup[],
  { usual = DONE, give = 'Done', draggable = [], ends, ...rest }: Rest = {},
): Writing => {
  const kept = before && !refusalOf(view, side, before) ? before : undefined
  const doing = kept && kept.kind !== 'done' ? kept : undefined
  const stop =
    doing || (!kept && usual.kind !== 'done' && !ends) ? { otherwise: { title: 'Done', order: DONE } } : {}
  const words = doing ? orderWords(view, doing) : kept && usual.kind !== 'done' ? 'Done' : give
  return {
    order: kept ?? usual,
    ...(unit ? { unit: unit.id } : {}),
    give: words,
    gives: true,
    groups,
    ...(ends && !doing ? { ends } : {}),
    ...stop,
    draggable,
    turnable: [],
    ...rest,
  }
}

/** One choice among few, all given at a press, the usual one first unless another is written. */
export const oneOf = (
  { before }: Pick<Writer, 'before'>,
  title: string,
  edits: readonly (Edit & { readonly order: PlayerOrder })[],
  note?: string,
  /** What cannot be had now, with the reason. */
  closed: readonly Edit[] = [],
): Writing | undefined => {
  const [first] = edits
  const order = before && edits.some((edit) => sameOrder(edit.order, before)) ? before : first?.order
  return (
    first &&
    order && {
      order,
      give: first.title,
      groups: [{ title, atOnce: true, edits: [...edits, ...closed] }],
      draggable: [],
      ...(note === undefined ? {} : { note }),
    }
  )
}

const sameOrder = (one: PlayerOrder, other: PlayerOrder): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** Why nothing can be done with the chosen unit, found by trying what one would most likely want of it. */
export const unable = (
  { view, side, unit }: Writer,
  wanted: PlayerOrder | undefined,
): { readonly note?: string } => {
  const refusal = unit && wanted ? refusalOf(view, side, wanted) : undefined
  return refusal ? { note: refusal.message } : {}
}
