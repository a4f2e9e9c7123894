import { FACES } from '#kernel/chance/dice.ts'
import { procedure } from '#kernel/procedure/procedure.ts'
import { form } from '#kernel/procedure/schema.ts'
import { options } from '../options.ts'
import { BOMBARDMENT_DICE } from '../tables/index.ts'

export const bombardmentDuration = procedure({
  name: 'bombardment-duration',
  title: 'Length of a bombardment',
  clauses: ['SK-BOM-01', 'SK-GEN-02'],
  input: form({ options }),
  resolve(_input, dice, trace): { readonly moves: number } {
    const moves = dice.pool(BOMBARDMENT_DICE, 'average', FACES.average, 'moves of fire').score
    trace.note('SK-BOM-01', 'Moves of fire', moves)
    return { moves }
  },
  outcome: ({ moves }) => ({ moves }),
  verdict: ({ moves }) => `The battery fires for ${moves} moves.`,
})
