import { procedure } from '#kernel/procedure/procedure.ts'
import { flag, form, integer, LARGEST } from '#kernel/procedure/schema.ts'
import { sentence } from '#kernel/words.ts'
import { options } from '../options.ts'
import { statusField } from '../reckoning/fields.ts'
import { statusResult as resultOf } from '../reckoning/status.ts'
import { statusWords } from '../wording.ts'

export const statusResult = procedure({
  name: 'status-result',
  title: 'Status by the score',
  clauses: ['PA-CHECK-06', 'PA-CHECK-07', 'PA-CHECK-08', 'PA-CHECK-14', 'PA-STATUS-01'],
  input: form({
    score: integer(-LARGEST),
    status: statusField(),
    underFire: flag(),
    inWorks: flag(),
    options,
  }),
  resolve: ({ score, status, underFire, inWorks, options: readings }, _dice, trace) =>
    resultOf(score, status, underFire, inWorks && readings['works-shelter'] === 'on', trace),
  outcome: (result) => ({ ...result }),
  verdict: ({ change, newStatus, fallBack }) =>
    sentence(`${statusWords(change, newStatus)}${fallBack ? ', falls back' : ''}`),
})
