import { procedure } from '../../../kernel/procedure.ts'
import { checkedForm } from '../../../kernel/schema.ts'
import { gasFits, sheafPoints as pointsOf, SHEAF_FIELDS } from '../mechanics/sheaf.ts'
import { options } from '../options.ts'

export const sheafPoints = procedure({
  name: 'sheaf-points',
  title: 'Points of a sheaf',
  clauses: ['PA-SHEAF-02', 'PA-SHEAF-03', 'PA-SHEAF-04', 'PA-SHEAF-06', 'PA-SHEAF-08', 'PA-SHEAF-12'],
  input: checkedForm({ ...SHEAF_FIELDS, options }, gasFits),
  resolve: (input, _dice, trace) => pointsOf(input, trace),
  outcome: (result) => ({ ...result }),
})
