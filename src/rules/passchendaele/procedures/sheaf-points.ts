import { procedure } from '#kernel/procedure/procedure.ts'
import { checkedForm } from '#kernel/procedure/schema.ts'
import { sentence, several } from '#kernel/words.ts'
import { options } from '../options.ts'
import { gasFits, sheafPoints as pointsOf, SHEAF_FIELDS } from '../reckoning/sheaf.ts'

export const sheafPoints = procedure({
  name: 'sheaf-points',
  title: 'Points of a sheaf',
  clauses: ['PA-SHEAF-02', 'PA-SHEAF-03', 'PA-SHEAF-04', 'PA-SHEAF-06', 'PA-SHEAF-08', 'PA-SHEAF-12'],
  input: checkedForm({ ...SHEAF_FIELDS, options }, gasFits),
  resolve: (input, _dice, trace) => pointsOf(input, trace),
  outcome: (result) => ({ ...result }),
  verdict({ points, fireType, gas }) {
    if (fireType === 'gas') return gas ? 'The unit is gassed.' : 'The unit is clear of the gas.'
    if (points === 0) return 'No points: too little of the sheaf lies on the unit.'
    return sentence(`${several(points, `${WEIGHT[fireType]} point`)} on the unit`)
  },
})

const WEIGHT = { 'field-artillery': 'field', 'heavy-artillery': 'heavy' } as const
