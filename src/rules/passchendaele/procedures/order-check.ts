import { procedure } from '#kernel/procedure/procedure.ts'
import { form } from '#kernel/procedure/schema.ts'
import { options } from '../options.ts'
import { anyTroop, orderField } from '../reckoning/fields.ts'
import { type OrderReason, orderReason } from '../reckoning/orders.ts'

export const orderCheck = procedure({
  name: 'order-check',
  title: 'Check an order for these troops',
  clauses: ['PA-ORDER-02', 'PA-ORDER-08', 'PA-ORDER-10'],
  input: form({ troop: anyTroop(), order: orderField(), options }),
  resolve({ troop, order }, _dice, trace) {
    const reason = orderReason(troop, order)
    trace.note(reason === 'immobile' ? 'PA-ORDER-08' : 'PA-ORDER-02', 'Answer', reason)
    return { legal: reason === 'ok', reason }
  },
  outcome: (result) => ({ ...result }),
  verdict: ({ reason }) => ANSWER[reason],
})

const ANSWER: Readonly<Record<OrderReason, string>> = {
  ok: 'They may have this order.',
  'barrage-needs-guns': 'Not this order: only guns fire barrages.',
  immobile: 'Not this order: these guns cannot be moved.',
}
