import { procedure } from '#kernel/procedure/procedure.ts'
import { form, integer } from '#kernel/procedure/schema.ts'
import { options } from '../options.ts'
import { ARRIVAL_CERTAIN, ARRIVAL_NEEDED } from '../tables/index.ts'

interface Arrival {
  readonly needed: number | null
  readonly arrives: boolean
}

export const reinforcementArrival = procedure({
  name: 'reinforcement-arrival',
  title: 'Reinforcements',
  clauses: ['FF-END-05'],
  input: form({ turn: integer(1), options }),
  resolve({ turn }, dice, trace): Arrival {
    if (turn > ARRIVAL_NEEDED.length) {
      trace.note('FF-END-05', 'They arrive without a die')
      return { needed: ARRIVAL_CERTAIN, arrives: true }
    }
    const needed = ARRIVAL_NEEDED[turn - 1]
    if (needed === undefined) {
      trace.note('FF-END-05', 'Too early')
      return { needed: null, arrives: false }
    }
    const die = dice.d(6, 'reinforcements')
    trace.note('FF-END-05', 'Needed', needed)
    trace.note('FF-END-05', 'Die', die)
    return { needed, arrives: die >= needed }
  },
  outcome: ({ needed, arrives }) => ({ needed, arrives }),
  verdict({ needed, arrives }) {
    if (arrives) return 'The reinforcements arrive.'
    return needed === null ? 'Too early: no die this turn.' : `Not yet (${needed} or more needed).`
  },
})
