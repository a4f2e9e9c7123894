import { procedure } from '#kernel/procedure/procedure.ts'
import { choice, form, measure } from '#kernel/procedure/schema.ts'
import { options } from '../options.ts'
import { CONES } from '../tables/index.ts'
import { MOVING_ORDERS } from '../vocabulary.ts'

export const moveDirection = procedure({
  name: 'move-direction',
  title: 'Direction of a move',
  clauses: ['PA-MOVE-02', 'PA-MOVE-07', 'PA-MOVE-08', 'PA-MOVE-12'],
  input: form({
    order: choice(MOVING_ORDERS),
    angle: measure(CONES.advance.from, CONES.retreat.to),
    options,
  }),
  resolve({ order, angle }, _dice, trace) {
    const { from, to } = CONES[order]
    trace.note('PA-MOVE-12', 'Least angle from the enemy', from)
    trace.note('PA-MOVE-12', 'Widest angle from the enemy', to)
    return { legal: angle >= from && angle <= to }
  },
  outcome: ({ legal }) => ({ legal }),
  verdict: ({ legal }) =>
    legal ? 'It may go this way.' : 'Not this way: too far off the direction of its order.',
})
