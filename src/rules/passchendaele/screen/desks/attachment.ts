import type { Edit, EditGroup } from '#screen/writing.ts'
import { divisionOf, isDivision, type Loose, looseBases } from '../../game/phases/attachment/regrouping.ts'
import { type OrderOf, type PlayerOrder, rulesOf } from '../../game/phases/index.ts'
import type { PhaseOf } from '../../game/phases/shapes.ts'
import type { View } from '../../game/view.ts'
import type { SideName } from '../../vocabulary.ts'
import type { PhaseDesk } from './desk.ts'

type Attach = OrderOf<'attach'>

const AS_LISTED: Attach = { kind: 'attach', changes: [] }
const CHANGE: PlayerOrder = { kind: 'change-attachments' }

const TROOP_WORDS = { 'machine-gun': 'MG base', 'trench-mortar': 'Mortar base' } as const

const titleOf = ({ unit, troop }: Loose): string =>
  isDivision(unit) ? `${TROOP_WORDS[troop]} of ${unit.name}` : unit.name

/** Where a base goes as the order has it. */
const goes = (order: Attach, one: Loose): string | undefined => {
  const change = order.changes.find(({ base }) => base === one.base.id)
  return change ? change.to : divisionOf(one)
}

/** The order with a base sent elsewhere; what is as listed is not named. */
const sending = (order: Attach, one: Loose, to: string | undefined): Attach => {
  const others = order.changes.filter(({ base }) => base !== one.base.id)
  const change = to === undefined ? { base: one.base.id } : { base: one.base.id, to }
  return { kind: 'attach', changes: to === divisionOf(one) ? others : [...others, change] }
}

/** The divisions a base may go with as things are, and to stand alone. */
const choices = (
  view: View,
  phase: PhaseOf<'attach'>,
  side: SideName,
  order: Attach,
  one: Loose,
): EditGroup => {
  const own = view.units.filter((unit) => unit.side === side && isDivision(unit))
  const edit = (title: string, to: string | undefined): readonly Edit[] => {
    const next = sending(order, one, to)
    const chosen = goes(order, one) === to
    return chosen || !rulesOf(phase).check(view, phase, side, next)
      ? [{ title, chosen, order: next, pieces: [one.base.id] }]
      : []
  }
  return {
    title: titleOf(one),
    edits: [...edit('Alone', undefined), ...own.flatMap(({ id, name }) => edit(`With ${name}`, id))],
  }
}

/** "29th Division with MG base and mortar base" */
const listing = (view: View, side: SideName): string => {
  const loose = looseBases(view, side)
  const words = view.units.flatMap((unit) => {
    const bases = loose
      .filter((one) => one.unit === unit)
      .map(({ troop }) => TROOP_WORDS[troop].replace(/^Mor/, 'mor'))
    if (bases.length === 0) return []
    return [isDivision(unit) ? `${unit.name} with ${bases.join(' and ')}` : `${unit.name} alone`]
  })
  return `As listed: ${words.join('; ')}.`
}

/** PA-TROOP-13: one press takes the listing; whoever wants to change it does so unseen. */
export const ATTACH: PhaseDesk<'attach'> = {
  title: 'the attachments',
  writing({ view, phase, side, before }) {
    if (view.attachments[side] !== 'changing')
      return {
        order: AS_LISTED,
        give: 'Take them as listed',
        otherwise: { title: 'Change them in secret', order: CHANGE },
        note: listing(view, side),
        groups: [],
        draggable: [],
      }
    const order = before?.kind === 'attach' ? before : AS_LISTED
    return {
      order,
      give: order.changes.length === 0 ? 'Take them as listed' : 'Settle the attachments',
      note: 'One mortar and one MG base to a division, and only where they stand close enough to be one unit.',
      groups: looseBases(view, side).map((one) => choices(view, phase, side, order, one)),
      draggable: [],
    }
  },
}
