import { procedure } from '#kernel/procedure/procedure.ts'
import { checkedForm, choice } from '#kernel/procedure/schema.ts'
import { options } from '../options.ts'
import { rating, tooLow } from '../reckoning/unit.ts'
import { HIT_DIE, RALLY_HITS } from '../tables/index.ts'
import type { Status } from '../vocabulary.ts'

interface Rally {
  readonly hits: number
  readonly rallied: boolean
  readonly statusAfter: Status
  readonly flees: boolean
}

export const rally = procedure({
  name: 'rally',
  title: 'Rally',
  clauses: ['GF-MOR-13', 'GF-SUP-03'],
  input: checkedForm({ morale: rating(), status: choice(['suppressed', 'routing']), options }, (input) =>
    tooLow(input.options, input),
  ),
  resolve({ morale, status, options }, dice, trace): Rally {
    const recovery = options['suppression-recovery']
    if (status === 'suppressed' && recovery !== 'rally-roll') {
      const steady = recovery === 'next-turn'
      trace.note('GF-MOR-13', 'By house rule no dice: the unit is now', steady ? 'steady' : status)
      return { hits: 0, rallied: steady, statusAfter: steady ? 'steady' : status, flees: false }
    }
    trace.note('GF-MOR-13', 'Morale dice', morale)
    const hits = dice.pool(morale, 6, HIT_DIE, 'rally').score
    trace.note('GF-MOR-13', 'Hits on the morale dice', hits)
    const rallied = hits >= RALLY_HITS
    const better: Status = status === 'routing' ? 'suppressed' : 'steady'
    const statusAfter = rallied ? better : status
    trace.note('GF-MOR-13', 'The unit is now', statusAfter)
    return { hits, rallied, statusAfter, flees: statusAfter === 'routing' }
  },
  outcome: ({ rallied, statusAfter, flees }) => ({ rallied, statusAfter, flees }),
  verdict({ statusAfter, rallied, flees }) {
    if (statusAfter === 'steady') return 'Rallies: steady again.'
    if (rallied) return 'Rallies: no longer routing, but still suppressed.'
    return flees ? 'Does not rally: flees again.' : 'Stays suppressed.'
  },
})
