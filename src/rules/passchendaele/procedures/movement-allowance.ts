import { procedure } from '#kernel/procedure/procedure.ts'
import { checkedForm, flag, integer, LARGEST } from '#kernel/procedure/schema.ts'
import { sentence } from '#kernel/words.ts'
import { options } from '../options.ts'
import { orderField, statusField, troopField } from '../reckoning/fields.ts'
import { allowance } from '../reckoning/movement.ts'
import { unfitOrder } from '../reckoning/orders.ts'
import { moveWords } from '../wording.ts'

export const movementAllowance = procedure({
  name: 'movement-allowance',
  title: 'Movement by the score',
  clauses: [
    'PA-CHECK-06',
    'PA-CHECK-09',
    'PA-CHECK-10',
    'PA-CHECK-11',
    'PA-MOVE-04',
    'PA-MOVE-09',
    'PA-MOVE-16',
    'PA-MOVE-19',
  ],
  input: checkedForm(
    {
      score: integer(-LARGEST),
      order: orderField(),
      status: statusField(),
      troop: troopField(),
      tankSupport: flag(),
      fallBack: flag(),
      options,
    },
    ({ troop, order }) => unfitOrder(troop, order, 'order'),
  ),
  resolve({ score, order, status, troop, tankSupport, fallBack }, _dice, trace) {
    if (!fallBack) return allowance(score, order, status, troop, tankSupport, trace)
    trace.note('PA-MOVE-16', 'Falling back takes the place of the move')
    return { inches: 0, inchesOpen: 0 }
  },
  outcome: (result) => ({ ...result }),
  verdict: ({ inches, inchesOpen }) => sentence(moveWords(inches, inchesOpen)),
})
