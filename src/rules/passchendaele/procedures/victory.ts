import { procedure } from '#kernel/procedure/procedure.ts'
import { form, integer } from '#kernel/procedure/schema.ts'
import { sentence, several } from '#kernel/words.ts'
import { options } from '../options.ts'
import { DECISIVE_FROM, MARGINAL_FROM } from '../tables/index.ts'
import type { Degree, Holder } from '../vocabulary.ts'
import { HOLDER_WORDS } from '../wording.ts'

const degreeOf = (margin: number): Degree =>
  margin >= DECISIVE_FROM ? 'decisive' : margin >= MARGINAL_FROM ? 'marginal' : 'stalemate'

export const victory = procedure({
  name: 'victory',
  title: 'Who has won',
  clauses: ['PA-END-04'],
  input: form({ germanPoints: integer(0), ententePoints: integer(0), options }),
  resolve({ germanPoints, ententePoints }, _dice, trace) {
    const margin = Math.abs(germanPoints - ententePoints)
    const degree = degreeOf(margin)
    const ahead: Holder = germanPoints > ententePoints ? 'german' : 'entente'
    const winner: Holder = degree === 'stalemate' ? 'none' : ahead
    trace.note('PA-END-04', 'Margin', margin)
    trace.note('PA-END-04', 'Degree of victory', degree)
    trace.note('PA-END-04', 'Winner', winner)
    return { winner, degree, margin }
  },
  outcome: (result) => ({ ...result }),
  verdict({ winner, degree, margin }) {
    if (winner === 'none')
      return margin === 0 ? 'Stalemate, level on points.' : `Stalemate, ${several(margin, 'point')} apart.`
    return sentence(`${degree} victory for ${HOLDER_WORDS[winner]}, ${several(margin, 'point')} ahead`)
  },
})
