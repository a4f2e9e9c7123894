import { capitalised, listed, words } from '#kernel/words.ts'
import type { AskedOdds } from '#screen/odds.ts'
import type { Edit, EditGroup, Writing } from '#screen/writing.ts'
import { orderCardsRefusal } from '../../game/cards/on-rolls.ts'
import { handOf } from '../../game/cards/pack.ts'
import { type Ordered, orderedNamed } from '../../game/commanders.ts'
import { groupsApart, stayingGroup } from '../../game/moves/closing-up.ts'
import { eventWords, nameOf, ownName } from '../../game/names.ts'
import { hasElan, nationalBonus, usesLeft } from '../../game/national.ts'
import { hasStaff, plainOrder } from '../../game/phases/actions/declarations.ts'
import { orderInput } from '../../game/phases/actions/order-input.ts'
import { mayTakeSight } from '../../game/phases/actions/order-sight.ts'
import type { OrderOf, PlayerOrder } from '../../game/phases/index.ts'
import { unitNamed } from '../../game/units.ts'
import type { View } from '../../game/view.ts'

type Order = OrderOf<'order'>

/** The order being written for a unit, or a plain one to begin with. */
export const orderFor = (before: PlayerOrder | undefined, unit: string): Order =>
  before?.kind === 'order' && before.unit === unit ? before : plainOrder(unit)

const atLeast = (count: number) => (outcome: Readonly<Record<string, unknown>>) =>
  Number(outcome.actions) >= count

/** FF-ORD-03: how many actions the die may give. */
export const orderOdds = (view: View, ordered: Ordered, order: Order, title: string): AskedOdds => ({
  title,
  procedure: 'order-roll',
  input: orderInput(view, ordered, order, 0),
  counts: [
    { title: 'None', holds: ({ actions }) => actions === 0 },
    { title: '1', holds: ({ actions }) => actions === 1 },
    { title: '2', holds: ({ actions }) => actions === 2 },
    { title: '3', holds: ({ actions }) => actions === 3 },
  ],
})

/** FF-EVT-04: cards of the hand that help this order. */
const cardToggles = (view: View, ordered: Ordered, order: Order): readonly Edit[] =>
  handOf(view, ordered.side)
    .filter((card) => !orderCardsRefusal(view, ordered, [card]))
    .map((card) => {
      const chosen = order.cards.includes(card)
      const cards = chosen ? order.cards.filter((one) => one !== card) : [...order.cards, card]
      return { title: capitalised(eventWords(card)), chosen, order: { ...order, cards } }
    })

const toggles = (view: View, ordered: Ordered, order: Order): readonly Edit[] => {
  const bonus = nationalBonus(view, ordered)
  const { period } = view.scenario
  const offered: (readonly [string, keyof Order, boolean, string?])[] = [
    ['Staff help', 'staff', hasStaff(view, ordered)],
    [
      bonus ? capitalised(words(bonus)) : '',
      'national',
      bonus !== undefined && usesLeft(view, ordered) > 0,
      `${usesLeft(view, ordered)} left`,
    ],
    ['Elan: on with them', 'elan', hasElan(view, ordered)],
    ['The guns see their target', 'sight', mayTakeSight(view, ordered)],
    [
      'A spotter sees for it',
      'spotted',
      ordered.kind === 'battalion-mortar' || ordered.kind === 'regimental-mortar',
    ],
    [
      'It will cross wire',
      'wire',
      period === 'early' && (ordered.kind === 'rifle-company' || ordered.kind === 'light-team'),
    ],
  ]
  const declared = offered.flatMap(([title, field, open, detail]): readonly Edit[] =>
    open
      ? [
          {
            title,
            ...(detail === undefined ? {} : { detail }),
            chosen: order[field] === true,
            order: { ...order, [field]: order[field] !== true },
          },
        ]
      : [],
  )
  return [...declared, ...cardToggles(view, ordered, order)]
}

/** FF-FORM-08: whom the others of a company that has come apart close up on. */
const closingUp = (view: View, order: Order): readonly EditGroup[] => {
  const unit = unitNamed(view, order.unit)
  const groups = unit ? groupsApart(view, unit) : []
  if (groups.length === 0) return []
  const staying = stayingGroup(groups, order.stays)
  const edits = groups.flatMap((group): readonly Edit[] => {
    const [first] = group
    if (!first) return []
    const title = capitalised(listed(group.map(({ id }) => nameOf(view, id))))
    const pieces = group.map(({ id }) => id)
    const next: Order = { ...order, stays: first.id }
    return [{ title, pieces, chosen: group === staying, order: next }]
  })
  return [{ title: 'They close up on', edits }]
}

/** An order to one unit, with what may be declared before its die (FF-ORD-13). */
export const writingOrder = (
  view: View,
  unit: string,
  before: PlayerOrder | undefined,
): Pick<Writing, 'order' | 'unit' | 'give' | 'groups' | 'odds'> | undefined => {
  const ordered = orderedNamed(view, unit)
  if (!ordered) return undefined
  const order = orderFor(before, unit)
  const declared = toggles(view, ordered, order)
  const groups: readonly EditGroup[] = [
    ...(declared.length > 0 ? [{ title: 'Declared before the die', edits: declared }] : []),
    ...closingUp(view, order),
  ]
  const odds = orderOdds(view, ordered, order, '')
  return {
    order,
    unit,
    give: `Order ${ownName(view, unit)}`,
    groups,
    odds: { title: 'Actions', rows: 'Actions', asked: [odds] },
  }
}

/** The chance of two actions or more, on the button of a unit. */
export const twoActions = (view: View, ordered: Ordered): NonNullable<Edit['odds']> => ({
  likely: {
    procedure: 'order-roll',
    input: orderInput(view, ordered, plainOrder(ordered.id), 0),
    title: '2+ actions',
    holds: atLeast(2),
  },
})
