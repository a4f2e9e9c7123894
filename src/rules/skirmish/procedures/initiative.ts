import { procedure } from '#kernel/procedure/procedure.ts'
import { choice, form, preset } from '#kernel/procedure/schema.ts'
import { sentence } from '#kernel/words.ts'
import { options } from '../options.ts'
import { SIDES, type Side } from '../vocabulary.ts'
import { sideName } from '../wording.ts'

export const initiative = procedure({
  name: 'initiative',
  title: 'Initiative',
  clauses: ['SK-SEQ-02'],
  input: form({
    previous: preset(choice([...SIDES, 'none']), 'none'),
    attacker: preset(choice(SIDES), 'a'),
    options,
  }),
  resolve({ previous, attacker }, dice, trace): { readonly initiative: Side } {
    const a = dice.d(6, 'side a')
    const b = dice.d(6, 'side b')
    trace.note('SK-SEQ-02', 'Die of side a', a)
    trace.note('SK-SEQ-02', 'Die of side b', b)
    if (a !== b) return { initiative: a > b ? 'a' : 'b' }
    if (previous === 'none') {
      trace.note('SK-SEQ-02', 'A tie goes to the attacker', attacker)
      return { initiative: attacker }
    }
    const other = previous === 'a' ? 'b' : 'a'
    trace.note('SK-SEQ-02', 'A tie changes hands', other)
    return { initiative: other }
  },
  outcome: ({ initiative }) => ({ initiative }),
  verdict: ({ initiative }) => sentence(`${sideName(initiative)} has the initiative`),
})
