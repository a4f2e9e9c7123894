import { procedure } from '#kernel/procedure/procedure.ts'
import { form, integer, preset } from '#kernel/procedure/schema.ts'
import { options } from '../options.ts'
import { noted } from '../reckoning/modifier.ts'
import { SOS_ANSWERED, WORST_DEEP_SUPPRESSION } from '../tables/index.ts'

export const sosCall = procedure({
  name: 'sos-call',
  title: 'SOS call',
  clauses: ['FF-SOS-01', 'FF-SOS-02', 'FF-DS-02'],
  input: form({ deepSuppression: preset(integer(0, WORST_DEEP_SUPPRESSION), 0), options }),
  resolve({ deepSuppression }, dice, trace) {
    const die = dice.d(6, 'SOS call')
    trace.note('FF-SOS-01', 'Die', die)
    const total = die - deepSuppression
    noted(trace, 'FF-DS-02', 'Deep suppression', total - die)
    const arrives = total >= SOS_ANSWERED
    trace.note('FF-SOS-01', arrives ? 'The battery fires' : 'No answer', total)
    return { total, arrives }
  },
  outcome: ({ arrives }) => ({ arrives }),
  verdict: ({ arrives }) => (arrives ? 'Answered: the battery fires.' : 'No answer.'),
})
