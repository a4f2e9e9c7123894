import { procedure } from '#kernel/procedure/procedure.ts'
import { form } from '#kernel/procedure/schema.ts'
import { options } from '../options.ts'
import { COMBAT_BASE_FIELDS, partsOf } from '../reckoning/combat-base.ts'

export const combatModifier = procedure({
  name: 'combat-modifier',
  title: 'Close combat modifier of a base',
  clauses: ['PA-COMBAT-09', 'PA-COMBAT-10', 'PA-COMBAT-11'],
  input: form({ ...COMBAT_BASE_FIELDS, options }),
  resolve(input, _dice, trace) {
    const parts = partsOf(input, input.defending)
    if (parts.quality !== 0) trace.note('PA-COMBAT-09', 'Quality', parts.quality)
    if (parts.status !== 0) trace.note('PA-COMBAT-09', 'Status of the unit', parts.status)
    if (parts.troop !== 0) trace.note('PA-COMBAT-09', 'Kind of troops', parts.troop)
    if (parts.cover !== 0) trace.note('PA-COMBAT-09', 'Defends works', parts.cover)
    if (parts.gas !== 0) trace.note('PA-COMBAT-09', 'Gassed', parts.gas)
    const modifier = parts.quality + parts.status + parts.troop + parts.cover + parts.gas
    trace.note('PA-COMBAT-09', 'Modifier', modifier)
    return { modifier, parts }
  },
  outcome: ({ modifier }) => ({ modifier }),
  verdict({ modifier }) {
    if (modifier === 0) return 'Nothing is added to its die.'
    return modifier > 0 ? `Adds ${modifier} to its die.` : `Takes ${-modifier} off its die.`
  },
})
