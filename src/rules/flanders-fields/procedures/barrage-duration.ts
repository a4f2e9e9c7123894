import { procedure } from '#kernel/procedure/procedure.ts'
import { form } from '#kernel/procedure/schema.ts'
import { sentence, several } from '#kernel/words.ts'
import { options } from '../options.ts'
import { BARRAGE_TURNS, D3 } from '../tables/index.ts'

export const barrageDuration = procedure({
  name: 'barrage-duration',
  title: 'Length of the rolling barrage',
  clauses: ['FF-RB-02', 'FF-GEN-01'],
  input: form({ options }),
  resolve({ options: readings }, dice, trace) {
    const d3 = dice.pool(1, 6, D3, 'barrage turns').score
    const least = BARRAGE_TURNS[readings['barrage-duration']]
    trace.note('FF-GEN-01', 'Die as D3', d3)
    trace.note('FF-RB-02', 'Turns', least + d3)
    return { d3, turns: least + d3 }
  },
  outcome: ({ turns }) => ({ turns }),
  verdict: ({ turns }) => sentence(`the barrage lasts ${several(turns, 'turn')}`),
})
