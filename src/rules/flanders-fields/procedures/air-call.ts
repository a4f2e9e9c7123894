import { procedure } from '#kernel/procedure/procedure.ts'
import { choice, form } from '#kernel/procedure/schema.ts'
import { options } from '../options.ts'
import { noted, when } from '../reckoning/modifier.ts'
import { AIR_CALL, AIR_CALL_BODY } from '../tables/index.ts'

export const airCall = procedure({
  name: 'air-call',
  title: 'Call an air mission',
  clauses: ['FF-AIR-01'],
  input: form({ period: choice(['late']), options }),
  resolve({ options: readings }, dice, trace) {
    const asOrder = readings['air-call'] === 'order-minus-3'
    const die = dice.d(6, 'air mission')
    trace.note('FF-AIR-01', 'Die', die)
    const total =
      die + noted(trace, 'FF-AIR-01', 'Ordered by the regiment', when(asOrder, AIR_CALL_BODY.modifier))
    const needed = asOrder ? AIR_CALL_BODY.from : AIR_CALL
    const arrives = total >= needed
    trace.note('FF-AIR-01', arrives ? 'The mission arrives' : 'No aircraft this turn', total)
    return { total, arrives }
  },
  outcome: ({ arrives }) => ({ arrives }),
  verdict: ({ arrives }) => (arrives ? 'The aircraft arrive.' : 'No aircraft this turn.'),
})
