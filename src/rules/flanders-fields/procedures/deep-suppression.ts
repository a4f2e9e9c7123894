import { procedure } from '#kernel/procedure/procedure.ts'
import { choice, form } from '#kernel/procedure/schema.ts'
import { options } from '../options.ts'
import { DEEP_SUPPRESSION } from '../tables/index.ts'
import { LATER_PERIODS } from '../vocabulary.ts'

export const deepSuppression = procedure({
  name: 'deep-suppression',
  title: 'Deep suppression',
  clauses: ['FF-DS-01'],
  input: form({ period: choice(LATER_PERIODS), options }),
  resolve(_input, dice, trace) {
    const die = dice.d(6, 'deep suppression')
    trace.note('FF-DS-01', 'Die', die)
    const { penalty, batteryLost } = DEEP_SUPPRESSION[die - 1] ?? DEEP_SUPPRESSION[0]
    trace.note('FF-DS-01', 'Penalty to artillery behind the front', penalty)
    if (batteryLost) trace.note('FF-DS-01', 'One defending battery is destroyed')
    return { penalty, batteryLost }
  },
  outcome: ({ penalty, batteryLost }) => ({ penalty, batteryLost }),
  verdict({ penalty, batteryLost }) {
    if (penalty === 0) return 'No deep suppression.'
    return `Guns behind the front at ${-penalty}${batteryLost ? ', and one battery is destroyed' : ''}.`
  },
})
