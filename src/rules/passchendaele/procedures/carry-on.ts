import { procedure } from '#kernel/procedure/procedure.ts'
import { checkedForm } from '#kernel/procedure/schema.ts'
import { sentence } from '#kernel/words.ts'
import { CHECK_FIELDS, checkOutcome, statusCheck } from '../reckoning/check.ts'
import { unfitOrder } from '../reckoning/orders.ts'
import { checkWords } from '../wording.ts'

export const carryOn = procedure({
  name: 'carry-on',
  title: 'Carry on',
  clauses: [
    'PA-CHECK-01',
    'PA-CHECK-02',
    'PA-CHECK-03',
    'PA-CHECK-04',
    'PA-CHECK-05',
    'PA-CHECK-06',
    'PA-CHECK-07',
    'PA-CHECK-08',
    'PA-CHECK-09',
    'PA-CHECK-10',
    'PA-CHECK-11',
    'PA-CHECK-12',
    'PA-CHECK-13',
    'PA-CHECK-14',
    'PA-MOVE-17',
    'PA-ORDER-02',
    'PA-ORDER-08',
  ],
  input: checkedForm(CHECK_FIELDS, ({ troop, order }) => unfitOrder(troop, order, 'order')),
  resolve: (input, dice, trace) => statusCheck(input, input.order, dice, trace),
  outcome: checkOutcome,
  verdict: (result) => sentence(checkWords(result)),
})
