import type { Refusal } from '#kernel/game/game.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { orderReason } from '../../reckoning/orders.ts'
import { destinationOf } from '../destinations.ts'
import type { UnitOrder } from '../forms.ts'
import type { FirstOrder, State, Unit } from '../state.ts'
import { sheafOf, sheavesRefusal } from './sheaf-orders.ts'

/** Why a unit cannot be given this order; whether it differs from what it does now is for the caller. */
export const unitOrderRefusal = (state: State, unit: Unit, written: UnitOrder): Refusal | undefined => {
  const { order, objective, sheaves = [] } = written
  const reason = orderReason(unit.troop, order)
  if (reason === 'immobile') {
    return refuse(reason, `The guns of ${unit.name} cannot be moved.`, 'PA-ORDER-08')
  }
  if (reason === 'barrage-needs-guns') {
    return refuse(reason, `${unit.name} has no guns to fire a barrage.`, 'PA-ORDER-02')
  }
  if (sheaves.length > 0 && order !== 'fire-barrage') {
    return refuse('order-not-fire-barrage', 'Guns fire only with a barrage order.', 'PA-FIRE-07')
  }
  const leads = destinationOf(state, unit, order, objective)
  return 'refusal' in leads ? leads.refusal : sheavesRefusal(state, unit, sheaves)
}

/** A legal order in the measures of the table. */
export const measured = (state: State, unit: Unit, { order, objective, sheaves }: UnitOrder): FirstOrder => {
  const leads = destinationOf(state, unit, order, objective)
  return {
    unit: unit.id,
    order,
    goal: 'destination' in leads ? leads.destination : null,
    sheaves: (sheaves ?? []).map((sheaf) => ({ base: sheaf.base, sheaf: sheafOf(sheaf) })),
  }
}
