import type { Refusal } from '../../../../kernel/game/game.ts'
import { refuse } from '../../../../kernel/procedure/refusal.ts'
import { orderReason } from '../../reckoning/orders.ts'
import { goalOf } from '../goals.ts'
import type { ToldOrder } from '../orders.ts'
import type { FirstOrder, State, Unit } from '../state.ts'
import { sheafOf, sheavesRefusal } from './sheaf-orders.ts'

/** Why a unit cannot be told this; whether it differs from what it does now is for the caller. */
export const toldRefusal = (state: State, unit: Unit, told: ToldOrder): Refusal | undefined => {
  const reason = orderReason(unit.troop, told.order)
  if (reason === 'immobile') {
    return refuse(reason, `The guns of ${unit.name} cannot be moved.`, 'PA-ORDER-08')
  }
  if (reason === 'barrage-needs-guns') {
    return refuse(reason, `${unit.name} has no guns to fire a barrage.`, 'PA-ORDER-02')
  }
  if (told.sheaves && told.sheaves.length > 0 && told.order !== 'fire-barrage') {
    return refuse('order-not-fire-barrage', 'Guns fire only with a barrage order.', 'PA-FIRE-07')
  }
  const goal = goalOf(state, unit, told.order, told.objective)
  if ('refusal' in goal) return goal.refusal
  return sheavesRefusal(state, unit, told.sheaves ?? [])
}

/** A legal order in the measures of the table. */
export const understood = (state: State, unit: Unit, told: ToldOrder): FirstOrder => {
  const goal = goalOf(state, unit, told.order, told.objective)
  return {
    unit: unit.id,
    order: told.order,
    goal: 'goal' in goal ? goal.goal : null,
    sheaves: (told.sheaves ?? []).map((sheaf) => ({ base: sheaf.base, sheaf: sheafOf(sheaf) })),
  }
}
