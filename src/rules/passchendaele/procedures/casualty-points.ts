import { procedure } from '#kernel/procedure/procedure.ts'
import { form, integer, preset } from '#kernel/procedure/schema.ts'
import { sentence, several } from '#kernel/words.ts'
import { options } from '../options.ts'
import { CASUALTY_POINTS } from '../tables/index.ts'
import { TROOPS } from '../vocabulary.ts'

const count = preset(integer(0), 0)

export const casualtyPoints = procedure({
  name: 'casualty-points',
  title: 'Points for bases lost',
  clauses: ['PA-END-02'],
  input: form({
    bases: form({
      infantry: count,
      cavalry: count,
      stosstruppen: count,
      'trench-mortar': count,
      'machine-gun': count,
      tank: count,
      'light-tank': count,
      'field-artillery': count,
      'heavy-artillery': count,
      'extra-heavy-artillery': count,
      'super-heavy-artillery': count,
    }),
    options,
  }),
  resolve({ bases }, _dice, trace) {
    let points = 0
    for (const troop of TROOPS) {
      const worth = bases[troop] * CASUALTY_POINTS[troop]
      if (worth > 0) trace.note('PA-END-02', troop, worth)
      points += worth
    }
    trace.note('PA-END-02', 'Points', points)
    return { points }
  },
  outcome: (result) => ({ ...result }),
  verdict: ({ points }) => sentence(`${several(points, 'point')} for the bases lost`),
})
