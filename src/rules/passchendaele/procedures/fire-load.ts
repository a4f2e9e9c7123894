import { procedure } from '#kernel/procedure/procedure.ts'
import { form } from '#kernel/procedure/schema.ts'
import { options } from '../options.ts'
import { coverField, FIRE_FIELDS, troopField } from '../reckoning/fields.ts'
import { fireLoad as loadOf } from '../reckoning/load.ts'
import { COLUMN_WORDS } from '../wording.ts'

export const fireLoad = procedure({
  name: 'fire-load',
  title: 'Weight of fire',
  clauses: ['PA-CHECK-04', 'PA-CHECK-05', 'PA-CHECK-07'],
  input: form({ cover: coverField(), troop: troopField(), ...FIRE_FIELDS, options }),
  resolve: (input, _dice, trace) => loadOf(input, input.cover, input.troop, trace),
  outcome: (result) => ({ ...result }),
  verdict({ column, load, modifier, underFire }) {
    if (!underFire) return 'Not under fire.'
    const weighed = `load ${load} ${COLUMN_WORDS[column]}`
    return modifier === 0
      ? `Under fire without a modifier (${weighed}).`
      : `Fire modifier ${modifier} (${weighed}).`
  },
})
