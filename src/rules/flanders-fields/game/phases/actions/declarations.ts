import type { Refusal } from '#kernel/game/game.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { type Accepted, flag, form, maybe } from '#kernel/procedure/schema.ts'
import { orderedByRegiment } from '../../../reckoning/order-modifiers.ts'
import type { OrderSpecial } from '../../../vocabulary.ts'
import { type Ordered, orderingBattalion } from '../../commanders.ts'
import { nameOf } from '../../names.ts'
import { hasElan, nationalBonus, usesLeft } from '../../national.ts'
import type { State } from '../../state.ts'
import { cards, id, kind } from '../forms.ts'
import { mayTakeSight } from './order-sight.ts'

/** Rolls the die of a unit; what a modifier hangs on is declared with it (FF-ORD-13). */
export const ORDER_FORM = form({
  kind: kind('order'),
  unit: id(),
  staff: flag(),
  national: flag(),
  cards: cards(),
  wire: flag(),
  spotted: flag(),
  sight: flag(),
  elan: flag(),
  stays: maybe(id()),
})

/** What is said with an order before the die (FF-ORD-13). */
export type Declared = Accepted<typeof ORDER_FORM>

/** An order with nothing declared. */
export const plainOrder = (unit: string): Declared => ({
  kind: 'order',
  unit,
  staff: false,
  national: false,
  cards: [],
  wire: false,
  spotted: false,
  sight: false,
  elan: false,
})

/** FF-ORD-06: whether its battalion has a staff marker that may help it. */
export const hasStaff = (state: State, ordered: Ordered): boolean =>
  !orderedByRegiment(ordered.kind) && (orderingBattalion(state, ordered)?.staff ?? false)

/** FF-NAT-09: the one national bonus that was declared. */
export const specialOf = (
  state: State,
  ordered: Ordered,
  { national, elan }: Pick<Declared, 'national' | 'elan'>,
): OrderSpecial | null => {
  if (elan) return 'elan'
  return national ? (nationalBonus(state, ordered) ?? null) : null
}

const staffRefusal = (state: State, ordered: Ordered): Refusal | undefined => {
  if (orderedByRegiment(ordered.kind))
    return refuse('no-staff', 'Guns and block houses get no help from the staff.', 'FF-ORD-06')
  return hasStaff(state, ordered)
    ? undefined
    : refuse(
        'no-staff',
        `${nameOf(state, ordered.battalion ?? ordered.regiment)} has no staff marker.`,
        'FF-ORD-06',
      )
}

const nationalRefusal = (state: State, ordered: Ordered, elan: boolean): Refusal | undefined => {
  if (elan) return refuse('one-bonus', 'Only one national bonus counts on a roll.', 'FF-NAT-09')
  if (!nationalBonus(state, ordered))
    return refuse('no-bonus', `No national rule helps ${nameOf(state, ordered.id)}.`, 'FF-NAT-10')
  return usesLeft(state, ordered) > 0
    ? undefined
    : refuse('bonus-used', 'That national bonus has been used up.', 'FF-NAT-10')
}

/** FF-ORD-13: why something may not be declared with an order. */
export const declarationRefusal = (
  state: State,
  ordered: Ordered,
  { staff, national, elan, sight, stays }: Declared,
): Refusal | undefined => {
  const refusal =
    (staff ? staffRefusal(state, ordered) : undefined) ??
    (national ? nationalRefusal(state, ordered, elan) : undefined)
  if (refusal) return refusal
  if (elan && !hasElan(state, ordered))
    return refuse('no-elan', `${nameOf(state, ordered.id)} has no elan.`, 'FF-NAT-05')
  if (sight && !mayTakeSight(state, ordered))
    return refuse(
      'no-sight',
      'Only a gun that has an enemy in sight and in its arc within 200 cm adds for it.',
      'FF-ORD-13',
    )
  if (stays !== undefined && !state.stands.some((stand) => stand.id === stays && stand.unit === ordered.id))
    return refuse('unknown-stand', `${nameOf(state, ordered.id)} has no such stand to stay.`, 'FF-FORM-08')
  return undefined
}
