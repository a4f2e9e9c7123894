import { procedure } from '#kernel/procedure/procedure.ts'
import { choice, form } from '#kernel/procedure/schema.ts'
import { options } from '../options.ts'
import { NO_FLYING_FROM } from '../tables/index.ts'
import { SEASONS } from '../vocabulary.ts'

export const flightWeather = procedure({
  name: 'flight-weather',
  title: 'Flying weather',
  clauses: ['GF-AAIR-04'],
  input: form({ season: choice(SEASONS), options }),
  resolve({ season }, dice, trace) {
    const die = dice.d(6, 'weather')
    trace.note('GF-AAIR-04', 'Weather die', die)
    trace.note('GF-AAIR-04', 'No flying from', NO_FLYING_FROM[season])
    return { flying: die < NO_FLYING_FROM[season] }
  },
  outcome: ({ flying }) => ({ flying }),
  verdict: ({ flying }) => (flying ? 'Flying weather all day and night.' : 'Nobody flies today or tonight.'),
})
