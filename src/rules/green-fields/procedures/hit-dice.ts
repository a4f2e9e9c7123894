import { procedure } from '#kernel/procedure/procedure.ts'
import { form, integer } from '#kernel/procedure/schema.ts'
import { sentence, several } from '#kernel/words.ts'
import { options } from '../options.ts'
import { HIT_DIE, MOST_HIT_DICE } from '../tables/index.ts'

export const hitDice = procedure({
  name: 'hit-dice',
  title: 'Throw of hit dice',
  clauses: ['GF-DICE-01'],
  input: form({ count: integer(0, MOST_HIT_DICE), options }),
  resolve({ count }, dice, trace) {
    const { score, every } = dice.pool(count, 6, HIT_DIE, 'hits')
    trace.note('GF-DICE-01', 'Dice', count)
    trace.note('GF-DICE-01', 'Hits', score)
    return { hits: score, allHit: every }
  },
  outcome: ({ hits, allHit }) => ({ hits, allHit }),
  verdict: ({ hits, allHit }) => sentence(`${several(hits, 'hit')}${allHit ? ', and every die scored' : ''}`),
})
