import { procedure } from '#kernel/procedure/procedure.ts'
import { choice, flag, form, measure } from '#kernel/procedure/schema.ts'
import { options } from '../options.ts'
import { SIGHT } from '../tables/index.ts'
import { SIGHT_TARGETS, VIEWERS } from '../vocabulary.ts'

export const visibility = procedure({
  name: 'visibility',
  title: 'Line of sight',
  clauses: ['FF-VIS-01', 'FF-VIS-02', 'FF-VIS-03'],
  input: form({
    viewer: choice(VIEWERS),
    target: choice(SIGHT_TARGETS),
    range: measure(),
    hasFired: flag(),
    blocked: flag(),
    deadGround: flag(),
    options,
  }),
  resolve({ viewer, target, range, hasFired, blocked, deadGround }, _dice, trace) {
    const limit = SIGHT[viewer][target === 'troops-cover' && hasFired ? 'revealed' : target]
    trace.note('FF-VIS-01', 'Sees as far as', limit)
    if (blocked) trace.note('FF-VIS-03', 'The line is blocked')
    if (deadGround) trace.note('FF-VIS-03', 'The target is in dead ground')
    return { limit, visible: range <= limit && !blocked && !deadGround }
  },
  outcome: ({ limit, visible }) => ({ limit, visible }),
  verdict: ({ limit, visible }) => `${visible ? 'In sight' : 'Not in sight'} (at most ${limit} cm here).`,
})
