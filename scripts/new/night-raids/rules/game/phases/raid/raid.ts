import { fair } from '#kernel/chance/random.ts'
import { popPhase } from '#kernel/game/phases.ts'
import { change, tellOf } from '#kernel/game/play.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { form, integer, kind } from '#kernel/procedure/schema.ts'
import { afterLosses } from '../../../effects/losses.ts'
import { RAID as RAIDING } from '../../../procedures/raid.ts'
import { MOST_RAIDERS } from '../../../tables/index.ts'
import { menWords } from '../../../wording.ts'
import { menOf } from '../../platoons.ts'
import type { Page } from '../page.ts'

const ORDERS = [form({ kind: kind('raid'), men: integer(1, MOST_RAIDERS) })] as const

/** NR-RAID-01 */
export const RAID: Page<'raid', typeof ORDERS> = {
  orders: ORDERS,
  pending: (_, { side }) => [side],
  prompt: () => 'Say how many men go out.',
  check(state, _, side, { men }) {
    const left = menOf(state, side)
    return men > left ? refuse('too-many', `Only ${menWords(left)} left.`, 'NR-RAID-01') : undefined
  },
  sample: (state, _, side, random) => ({ kind: 'raid', men: 1 + fair(random, menOf(state, side)) }),
  act(play, _, side, { men }) {
    const { options, platoons } = play.state
    const { hits, lost } = RAIDING.resolve({ raiders: men, options }, play.dice, play.trace)
    popPhase(play)
    change(play, { platoons: platoons.map((one) => afterLosses(one, one.side === side ? lost : hits)) })
    tellOf(play, { kind: 'raided', side, men, hits, lost })
  },
}
