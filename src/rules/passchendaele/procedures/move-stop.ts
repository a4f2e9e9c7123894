import { procedure } from '#kernel/procedure/procedure.ts'
import { checkedForm, choice, measure, orNull, preset } from '#kernel/procedure/schema.ts'
import { inchesLong } from '#kernel/words.ts'
import { options } from '../options.ts'
import { troopField } from '../reckoning/fields.ts'
import { exactLength } from '../reckoning/lengths.ts'
import { unfitOrder } from '../reckoning/orders.ts'
import { SHORT_OF_ENEMY } from '../tables/index.ts'
import { isGuns, MOVING_ORDERS, type MovingOrder, type Troop } from '../vocabulary.ts'

type Stop = 'allowance' | 'objective' | 'contact' | 'short-of-enemy'

export const moveStop = procedure({
  name: 'move-stop',
  title: 'Where a move ends',
  clauses: ['PA-MOVE-05', 'PA-MOVE-07', 'PA-MOVE-08', 'PA-MOVE-14', 'PA-ORDER-04', 'PA-ORDER-07'],
  input: checkedForm(
    {
      order: choice(MOVING_ORDERS),
      inches: measure(),
      troop: troopField(),
      enemyDistance: preset(orNull(measure()), null),
      objectiveDistance: preset(orNull(measure()), null),
      options,
    },
    ({ troop, order }) => unfitOrder(troop, order, 'order'),
  ),
  resolve({ order, inches, troop, enemyDistance, objectiveDistance }, _dice, trace) {
    const fights = mayContact(order, troop)
    const enemy =
      enemyDistance === null
        ? Number.POSITIVE_INFINITY
        : fights
          ? enemyDistance
          : Math.max(0, exactLength(enemyDistance - SHORT_OF_ENEMY))
    const objective = objectiveDistance ?? Number.POSITIVE_INFINITY
    trace.note('PA-MOVE-14', 'Inches allowed', inches)
    if (enemyDistance !== null) trace.note('PA-MOVE-05', 'The enemy stops it after', enemy)
    if (objectiveDistance !== null) trace.note('PA-ORDER-04', 'The objective is reached after', objective)

    const distance = Math.min(enemy, objective, inches)
    const stoppedBy: Stop =
      distance === enemy
        ? fights
          ? 'contact'
          : 'short-of-enemy'
        : distance === objective
          ? 'objective'
          : 'allowance'
    trace.note('PA-MOVE-14', 'Stopped by', stoppedBy)
    const reached = distance >= objective
    if (reached) trace.note('PA-ORDER-04', 'Goes over to hold')
    const orderAfter: MovingOrder | 'hold' = reached ? 'hold' : order
    return { distance, contact: stoppedBy === 'contact', stoppedBy, orderAfter }
  },
  outcome: (result) => ({ ...result }),
  verdict: ({ distance, stoppedBy, orderAfter }) => {
    const halts = orderAfter === 'hold' && stoppedBy !== 'objective' ? ', and its objective is reached' : ''
    const { going, standing } = STOP_WORDS[stoppedBy]
    return `${distance > 0 ? `Moves ${inchesLong(distance)}${going}` : standing}${halts}.`
  },
})

/** PA-MOVE-05, PA-MOVE-07, PA-MOVE-08: only an advance makes contact, and never that of guns or mortars. */
export const mayContact = (order: MovingOrder, troop: Troop): boolean =>
  order === 'advance' && troop !== 'trench-mortar' && !isGuns(troop)

/** How a move ends, and what is said where there was none. */
const STOP_WORDS: Readonly<Record<Stop, { readonly going: string; readonly standing: string }>> = {
  allowance: { going: '', standing: 'Does not move' },
  objective: { going: ' to its objective and holds', standing: 'Holds: it is at its objective' },
  contact: { going: ' into close combat', standing: 'Close combat where it stands' },
  'short-of-enemy': {
    going: ' and stops short of the enemy',
    standing: 'Does not move: the enemy is too close',
  },
}
