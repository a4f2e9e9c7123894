import { percent, type Random } from '#kernel/chance/random.ts'
import type { Ordered } from '../../commanders.ts'
import { hasElan, usesLeft } from '../../national.ts'
import type { State } from '../../state.ts'
import type { Declared } from './declarations.ts'
import { hasStaff } from './declarations.ts'
import { mayTakeSight } from './order-sight.ts'

/** An order to a unit that can have one, with some of what may be declared. */
export const sampleOrder = (state: State, ordered: Ordered, random: Random): Declared => {
  const { kind } = ordered
  const elan = hasElan(state, ordered) && percent(random, 60)
  const mortar = kind === 'battalion-mortar' || kind === 'regimental-mortar'
  return {
    kind: 'order',
    unit: ordered.id,
    staff: hasStaff(state, ordered) && percent(random, 50),
    national: !elan && percent(random, 30) && usesLeft(state, ordered) > 0,
    cards: [],
    wire: state.scenario.period === 'early' && kind === 'rifle-company' && percent(random, 10),
    spotted: mortar && percent(random, 50),
    sight: kind === 'artillery' && percent(random, 50) && mayTakeSight(state, ordered),
    elan,
  }
}
