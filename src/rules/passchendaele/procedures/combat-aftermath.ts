import { procedure } from '#kernel/procedure/procedure.ts'
import { form, integer } from '#kernel/procedure/schema.ts'
import { options } from '../options.ts'
import { statusField } from '../reckoning/fields.ts'
import { lowered } from '../reckoning/status.ts'

export const combatAftermath = procedure({
  name: 'combat-aftermath',
  title: 'Status after close combat',
  clauses: ['PA-COMBAT-05', 'PA-COMBAT-12'],
  input: form({ status: statusField(), rounds: integer(1), options }),
  resolve({ status, rounds }, _dice, trace) {
    const newStatus = lowered(status, rounds)
    trace.note('PA-COMBAT-05', 'Levels lost, one a round', rounds)
    trace.note('PA-COMBAT-05', 'Status', newStatus)
    return { newStatus }
  },
  outcome: (result) => ({ ...result }),
  verdict: ({ newStatus }) => `Now ${newStatus}.`,
})
