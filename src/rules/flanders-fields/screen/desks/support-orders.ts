import { capitalised, several } from '#kernel/words.ts'
import type { Danger } from '#screen/odds.ts'
import type { EditGroup, Writing } from '#screen/writing.ts'
import { nameOf, ownName } from '../../game/names.ts'
import type { OrderOf } from '../../game/phases/index.ts'
import type { PhaseOf } from '../../game/phases/shapes.ts'
import { airCallers, mayHaveStaff, openUnits, staffToGive } from '../../game/phases/support/open.ts'
import type { View } from '../../game/view.ts'
import { orderFor, twoActions, writingOrder } from '../writing/ordering.ts'
import { cardGroups } from './cards.ts'
import type { Asked, PhaseDesk } from './desk.ts'

type Phase = PhaseOf<'support-orders'>

/** FF-ORD-06 */
const staffGroups = (view: View, phase: Phase): readonly EditGroup[] =>
  staffToGive(view, phase).map((regiment) => ({
    title: `Staff of ${regiment.name} helps`,
    atOnce: true,
    edits: view.battalions
      .filter((battalion) => mayHaveStaff(view, regiment, battalion))
      .map(({ id }) => ({
        title: nameOf(view, id),
        order: { kind: 'staff', regiment: regiment.id, battalion: id },
      })),
  }))

const airGroup = (view: View, phase: Phase): readonly EditGroup[] => {
  const callers = airCallers(view, phase)
  return callers.length === 0
    ? []
    : [
        {
          title: 'Call for aircraft (5 or 6)',
          atOnce: true,
          edits: callers.map(({ id }) => ({ title: nameOf(view, id), order: { kind: 'air', regiment: id } })),
        },
      ]
}

/** FF-TURN-08: once a weapon is ordered the markers that were not given are lost for this turn. */
const lostStaff = (view: View, phase: Phase): readonly Danger[] =>
  staffToGive(view, phase).map(({ name }) => ({
    text: `The staff marker of ${name} is given before any weapon is ordered, or not at all this turn.`,
  }))

/** The marker that is given first, to the first battalion that may have it. */
const usualStaff = (view: View, phase: Phase): OrderOf<'staff'> | undefined => {
  const [regiment] = staffToGive(view, phase)
  const battalion = regiment && view.battalions.find((one) => mayHaveStaff(view, regiment, one))
  return battalion && { kind: 'staff', regiment: regiment.id, battalion: battalion.id }
}

/** FF-EVT-04: cards that may be played or thrown away before the battalions, folded away. */
const cardsLater = (view: View, { side }: Phase): Pick<Writing, 'later'> => {
  const groups = cardGroups(view, side, false)
  return groups.length > 0
    ? { later: { title: capitalised(several(groups.length, 'card to play', 'cards to play')), groups } }
    : {}
}

/** FF-TURN-08: staff, then the regiment's own weapons. */
const writing = ({ view, phase, before, unit: chosen }: Asked<'support-orders'>): Writing => {
  const open = openUnits(view, phase)
  const unit =
    open.find(({ id }) => id === chosen) ??
    open.find(({ id }) => before?.kind === 'order' && before.unit === id)
  const about = unit && writingOrder(view, unit.id, orderFor(before, unit.id))
  const regiments = [...new Set(open.map(({ regiment }) => regiment))]
  const units = regiments.map(
    (regiment): EditGroup => ({
      title: `Who of ${nameOf(view, regiment)} is ordered`,
      edits: open
        .filter((ordered) => ordered.regiment === regiment)
        .map((ordered) => ({
          title: capitalised(ownName(view, ordered.id)),
          odds: twoActions(view, ordered),
          chosen: ordered.id === unit?.id,
          pieces: [ordered.id],
          turnsTo: ordered.id,
          order: orderFor(before, ordered.id),
        })),
    }),
  )
  const rest = { title: 'On to the battalions', order: { kind: 'go-on' } } as const
  const groups = [...staffGroups(view, phase), ...(about?.groups ?? []), ...units, ...airGroup(view, phase)]
  const common = { groups, draggable: [], gives: true, todo: 'can be ordered', ...cardsLater(view, phase) }
  const staff = before?.kind === 'order' ? undefined : usualStaff(view, phase)
  if (staff)
    return {
      ...common,
      order: staff,
      give: `Staff of ${nameOf(view, staff.regiment)} helps ${nameOf(view, staff.battalion)}`,
      otherwise: rest,
    }
  if (about) return { ...about, ...common, warnings: lostStaff(view, phase), otherwise: rest }
  return {
    ...common,
    order: rest.order,
    give: rest.title,
    ends: {
      plan: 'Let the staff order the support weapons',
      ...(open.length > 0
        ? { could: `${capitalised(several(open.length, 'weapon'))} could still be ordered.` }
        : {}),
    },
  }
}

export const SUPPORT_ORDERS_DESK: PhaseDesk<'support-orders'> = {
  writing,
  todo: ({ view, phase }) => new Set(openUnits(view, phase).map(({ id }) => id)),
  words: [['order', 'unit ordered', 'units ordered']],
}
