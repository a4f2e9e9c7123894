import { procedure } from '#kernel/procedure/procedure.ts'
import { checkedForm, integer } from '#kernel/procedure/schema.ts'
import { several } from '#kernel/words.ts'
import { options } from '../options.ts'
import { COLLAPSE } from '../tables/index.ts'

export const collapse = procedure({
  name: 'collapse',
  title: 'Has a side collapsed?',
  clauses: ['PA-END-01'],
  input: checkedForm(
    { originalBases: integer(1), lostBases: integer(0), options },
    ({ originalBases, lostBases }) =>
      lostBases > originalBases
        ? { path: 'lostBases', message: 'No side can lose more bases than it had.' }
        : undefined,
  ),
  resolve({ originalBases, lostBases, options: readings }, _dice, trace) {
    const limit = Math.ceil((originalBases * COLLAPSE.lost) / COLLAPSE.of)
    const plays = readings.collapse === 'on'
    trace.note('PA-END-01', 'Bases lost that break the side', limit)
    if (!plays) trace.note('PA-END-01', 'Played without collapse')
    const collapsed = plays && lostBases >= limit
    trace.note('PA-END-01', collapsed ? 'The side gives up' : 'The side fights on', lostBases)
    return { collapsed, limit }
  },
  outcome: (result) => ({ ...result }),
  verdict: ({ collapsed, limit }) =>
    `The side ${collapsed ? 'collapses' : 'fights on'} (limit: ${several(limit, 'base')} lost).`,
})
