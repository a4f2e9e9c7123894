import type { Edit, EditGroup, Writing } from '../../../../kernel/tabletop.ts'
import type { PlayerOrder } from '../../orders.ts'
import type { SideName, Unit } from '../../state.ts'
import type { View } from '../../view.ts'
import { refusalOf } from '../legal.ts'
import { orderWords } from '../order-words.ts'

export const DONE: PlayerOrder = { kind: 'done' }

/** What a side has before it: the view, whose turn it is, what it has written so far, and whom it has chosen. */
export interface Desk {
  readonly view: View
  readonly side: SideName
  readonly before: PlayerOrder | undefined
  /** An own unit. */
  readonly unit: Unit | undefined
}

/** A group of buttons whose orders are given at a press; none without buttons. */
export const pressed = (title: string, edits: readonly Edit[]): readonly EditGroup[] =>
  edits.length === 0 ? [] : [{ title, atOnce: true, edits }]

/** A group of buttons that only write the order. */
export const written = (title: string, edits: readonly Edit[]): readonly EditGroup[] =>
  edits.length === 0 ? [] : [{ title, edits }]

type Rest = Partial<Pick<Writing, 'draggable' | 'odds' | 'oddsOf' | 'sheet' | 'later'>> & {
  /** Given by the button when nothing else is written. */
  readonly usual?: PlayerOrder
  readonly give?: string
}

/**
 * Most orders of a phase are small and given at a press or a drop. The button gives what is written, if something is,
 * and else says that the side has done.
 */
export const deskWriting = (
  { view, side, before, unit }: Desk,
  groups: readonly EditGroup[],
  { usual = DONE, give = 'Done', draggable = [], ...rest }: Rest = {},
): Writing => {
  const kept = before && before.kind !== 'done' && !refusalOf(view, side, before) ? before : undefined
  const stop = kept || usual.kind !== 'done' ? { otherwise: { title: 'Done', order: DONE } } : {}
  const words = kept ? orderWords(view, kept) : give
  return {
    order: kept ?? usual,
    ...(unit ? { unit: unit.id } : {}),
    give: words,
    gives: true,
    groups,
    ...stop,
    draggable,
    turnable: [],
    ...rest,
  }
}

/** One choice among few, all given at a press, the usual one first. */
export const oneOf = (
  title: string,
  edits: readonly (Edit & { readonly order: PlayerOrder })[],
): Writing | undefined => {
  const [first] = edits
  return (
    first && {
      order: first.order,
      give: first.title,
      groups: [{ title, atOnce: true, edits }],
      draggable: [],
    }
  )
}
