import { procedure } from '#kernel/procedure/procedure.ts'
import { choice, form } from '#kernel/procedure/schema.ts'
import { options } from '../options.ts'
import { BATTERING_FIELDS, type Damage, damageTo, damageWords } from '../reckoning/damage.ts'
import { STRUCTURE_VALUES } from '../tables/index.ts'
import { STRUCTURES } from '../vocabulary.ts'

export const structureDamage = procedure({
  name: 'structure-damage',
  title: 'Damage to a structure',
  clauses: ['SK-STR-01', 'SK-STR-02', 'SK-STR-03', 'SK-STR-04', 'SK-STR-05'],
  input: form({ structure: choice(STRUCTURES), ...BATTERING_FIELDS, options }),
  resolve(input, _dice, trace): Damage {
    const value = STRUCTURE_VALUES[input.structure]
    trace.note('SK-STR-01', 'Value of the structure', value)
    return damageTo(value, input, trace)
  },
  outcome: ({ value, loss, remaining, destroyed }) => ({ value, loss, remaining, destroyed }),
  verdict: (damage) => `${damageWords(damage)}.`,
})
