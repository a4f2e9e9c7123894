import { procedure } from '#kernel/procedure/procedure.ts'
import { choice, flag, form } from '#kernel/procedure/schema.ts'
import { several } from '#kernel/words.ts'
import { options } from '../options.ts'
import { statusField } from '../reckoning/fields.ts'
import { sendRunners } from '../reckoning/runners.ts'
import { QUALITIES } from '../vocabulary.ts'

export const runners = procedure({
  name: 'runners',
  title: 'Getting an order through',
  clauses: ['PA-RUN-01', 'PA-RUN-02', 'PA-RUN-03', 'PA-RUN-04'],
  input: form({
    quality: choice(QUALITIES),
    status: statusField(),
    gas: flag(),
    shelled: flag(),
    options,
  }),
  resolve: (input, dice, trace) => sendRunners(input, input.shelled, dice, trace),
  outcome: ({ received }) => ({ received }),
  verdict: ({ diceCount, received }) =>
    `${received ? 'The order arrives' : 'The order is lost'} (${several(diceCount, 'runner')}).`,
})
