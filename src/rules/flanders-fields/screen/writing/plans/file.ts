import type { AnyOrder, Refusal } from '#kernel/game/game.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { accept } from '#kernel/procedure/schema.ts'
import type { OrderFile } from '#screen/writing.ts'
import { planRefusal } from '../../../game/phases/plans/legality.ts'
import { PLAN_FORM } from '../../../game/phases/plans/written.ts'
import type { View } from '../../../game/view.ts'
import type { Side } from '../../../vocabulary.ts'
import { told } from '../orders.ts'
import type { FirePlan } from './plan.ts'

const FORMAT = 'duckboard.fire-plan/1'

const wrong = (message: string): { readonly refusal: Refusal } => ({
  refusal: refuse('plan-file', message, 'FF-PLAN-06'),
})

const read = (
  view: View,
  side: Side,
  value: unknown,
): { readonly order: AnyOrder } | { readonly refusal: Refusal } => {
  const file: Readonly<Record<string, unknown>> =
    typeof value === 'object' && value !== null ? { ...value } : {}
  if (file.format !== FORMAT) return wrong('This is not a file of a fire plan.')
  if (file.scenario !== view.scenario.id || file.side !== side)
    return wrong('This fire plan was written for another battle, or for the other side.')
  const plan =
    typeof file.plan === 'object' && file.plan !== null ? { kind: 'fire-plan', ...file.plan } : undefined
  const order = accept(PLAN_FORM, plan)
  if (!order.ok) return wrong('The fire plan in this file cannot be read.')
  const refusal = planRefusal(view, side, order.value)
  return refusal ? { refusal } : { order: told(order.value) }
}

/** A plan kept as a file, to be used again or sent to a friend. */
export const planFile = (view: View, side: Side, { kind: _, ...plan }: FirePlan): OrderFile => ({
  title: 'fire plan',
  name: `${view.scenario.id}-${side}.fire-plan.json`,
  save: () => ({ format: FORMAT, ruleset: 'flanders-fields', scenario: view.scenario.id, side, plan }),
  load: (value) => read(view, side, value),
})
