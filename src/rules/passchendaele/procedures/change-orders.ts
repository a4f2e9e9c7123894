import { procedure } from '#kernel/procedure/procedure.ts'
import { checkedForm } from '#kernel/procedure/schema.ts'
import { sentence } from '#kernel/words.ts'
import { CHECK_FIELDS, checkOutcome, statusCheck } from '../reckoning/check.ts'
import { orderField } from '../reckoning/fields.ts'
import { shellPoints } from '../reckoning/load.ts'
import { unfitOrder } from '../reckoning/orders.ts'
import { sendRunners } from '../reckoning/runners.ts'
import { checkWords, ORDER_WORDS } from '../wording.ts'

export const changeOrders = procedure({
  name: 'change-orders',
  title: 'Change orders or target',
  clauses: [
    'PA-RUN-01',
    'PA-RUN-02',
    'PA-RUN-03',
    'PA-RUN-04',
    'PA-RUN-05',
    'PA-CHECK-02',
    'PA-ORDER-03',
    'PA-ORDER-05',
    'PA-ORDER-06',
  ],
  input: checkedForm(
    { ...CHECK_FIELDS, newOrder: orderField() },
    ({ troop, order }) => unfitOrder(troop, order, 'order'),
    ({ troop, newOrder }) => unfitOrder(troop, newOrder, 'newOrder'),
  ),
  resolve(input, dice, trace) {
    const { diceCount, received } = sendRunners(input, shellPoints(input) > 0, dice, trace)
    const order = received ? input.newOrder : input.order
    trace.note('PA-CHECK-02', 'Order in force', order)
    return { diceCount, received, order, ...statusCheck(input, order, dice, trace) }
  },
  outcome: (result) => ({ received: result.received, order: result.order, ...checkOutcome(result) }),
  verdict(result) {
    const { received, order } = result
    if (result.newStatus === 'removed') {
      return received ? 'Removed, though the order arrived.' : 'Removed, and the order was lost.'
    }
    const inForce = received
      ? `order received (${ORDER_WORDS[order]})`
      : `order lost, ${ORDER_WORDS[order]} stands`
    return sentence(`${inForce}; ${checkWords(result)}`)
  },
})
