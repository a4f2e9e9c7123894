import type { ShownOdds } from '#screen/odds.ts'
import type { Period } from '../../game/army.ts'
import { missionOf } from '../../game/phases/air/aim.ts'
import type { OrderOf } from '../../game/phases/index.ts'
import type { Unit } from '../../game/unit.ts'
import type { View } from '../../game/view.ts'
import { ARM } from '../../tables/index.ts'
import { isRated, whereIs } from '../naming.ts'
import { atLeast, type Counts } from './asking.ts'

const OURS: Counts = [
  atLeast('attackerCasualties', 1, 'we lose 1+'),
  { title: 'we break off', holds: ({ breaksOff }) => breaksOff === true },
]

const DEPOT: Counts = [
  atLeast('depotLost', 1, 'loses 1+'),
  atLeast('depotLost', 2, '2+'),
  atLeast('depotLost', 3, '3+'),
]

const STRUCK: Counts = [
  atLeast('targetCasualties', 1, 'loses 1+'),
  atLeast('targetCasualties', 2, '2+'),
  atLeast('targetCasualties', 3, '3+'),
]

const brokenAs = (title: string): Counts[number] => ({
  title,
  holds: ({ targetOutcome }) =>
    targetOutcome === 'waver' || targetOutcome === 'rout' || targetOutcome === 'destroyed',
})

interface Answered {
  readonly odds?: ShownOdds
  /** Why there are none. */
  readonly note?: string
}

const answered = (title: string, input: unknown, counts: Counts): Answered => ({
  odds: {
    title: 'Odds of the attack',
    rows: 'Target',
    asked: [{ title, procedure: 'air-attack', input, counts }],
  },
})

/** An attack from the air on a depot, or on a unit that is known with whoever stands behind it. */
export const airOdds = (
  view: View,
  period: Period,
  attacker: Unit,
  order: Pick<OrderOf<'air-attack'>, 'target' | 'dice'>,
): Answered => {
  // GF-AIR-07: which squadron is caught on the ground depends on all that the enemy has.
  if (order.target === 'aerodrome')
    return { note: 'Of odds nothing can be said: nobody knows which squadron is on the ground there.' }
  const mission = missionOf(view, attacker, period, order)
  if (!mission) return {}
  const { aim, input } = mission
  const [first, ...others] = aim.stack
  if (!first) return answered('The depot', input, [...DEPOT, ...OURS])
  if (!isRated(first))
    return { note: `Of odds nothing can be said: the figures of ${first.name} are not known.` }
  // What becomes of the first does not depend on those behind it.
  const behind = others.every(isRated) ? input.behind : []
  const flies = ARM[first.type] === 'aircraft' || first.type === 'balloon'
  const title = flies ? first.name : `${first.name}, ${whereIs(view, first)}`
  return answered(title, { ...input, behind }, [
    ...STRUCK,
    brokenAs(flies ? 'driven off' : 'breaks'),
    ...(behind.length > 0 ? [atLeast('behindCasualties', 1, 'behind it 1+')] : []),
    ...OURS,
  ])
}
