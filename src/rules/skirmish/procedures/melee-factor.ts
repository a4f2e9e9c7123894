import { procedure } from '#kernel/procedure/procedure.ts'
import { flag, form, integer } from '#kernel/procedure/schema.ts'
import { options } from '../options.ts'
import { MELEE_SIDE_FIELDS, meleeFactorOf, meleeTableFor } from '../reckoning/melee-side.ts'

interface MeleeFactor {
  readonly factor: number
  readonly table: number
}

export const meleeFactor = procedure({
  name: 'melee-factor',
  title: 'Melee table of one side',
  clauses: ['SK-MEL-01', 'SK-MEL-07', 'SK-MEL-08', 'SK-MEL-09', 'SK-MEL-10', 'SK-MEL-23', 'SK-GEN-14'],
  input: form({ ...MELEE_SIDE_FIELDS, enemyFigures: integer(1), enemyInTrench: flag(), options }),
  resolve(input, _dice, trace): MeleeFactor {
    const factor = meleeFactorOf(input, input.enemyFigures, input.enemyInTrench, input.options, trace)
    return { factor, table: meleeTableFor(factor, trace) }
  },
  outcome: ({ factor, table }) => ({ factor, table }),
  verdict: ({ factor, table }) =>
    factor === table ? `Strikes on table ${table}.` : `Strikes on table ${table} (factor ${factor}).`,
})
