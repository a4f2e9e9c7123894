import { procedure } from '#kernel/procedure/procedure.ts'
import { choice, form } from '#kernel/procedure/schema.ts'
import { options } from '../options.ts'
import { ENTERS_FROM } from '../tables/index.ts'

export const reserveEntry = procedure({
  name: 'reserve-entry',
  title: 'Entry of a reserve',
  clauses: ['GF-RES-01'],
  input: form({ source: choice(['off-board', 'purchased']), options }),
  resolve({ source }, dice, trace) {
    if (source === 'off-board') {
      trace.note('GF-RES-01', 'Units held off board enter at will')
      return { enters: true }
    }
    const die = dice.d(6, 'entry')
    trace.note('GF-RES-01', 'Entry die', die)
    trace.note('GF-RES-01', 'Comes on from', ENTERS_FROM)
    return { enters: die >= ENTERS_FROM }
  },
  outcome: ({ enters }) => ({ enters }),
  verdict: ({ enters }) => (enters ? 'Enters now.' : 'Does not arrive this turn.'),
})
