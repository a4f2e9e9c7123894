import { percent } from '#kernel/chance/random.ts'
import { popPhase } from '#kernel/game/phases.ts'
import { change, tellOf } from '#kernel/game/play.ts'
import { flag, form, kind } from '#kernel/procedure/schema.ts'
import { capitalised } from '#kernel/words.ts'
import { otherSide } from '../../../vocabulary.ts'
import { HOLDER_WORDS } from '../../../wording.ts'
import { beginTurn, endBattle } from '../../flow.ts'
import { endedByAgreement } from '../../scoring.ts'
import type { Page } from '../page.ts'

const ORDERS = [form({ kind: kind('answer-offer'), agrees: flag() })] as const

/** How often in a hundred a player without a plan agrees. */
const AGREES = 50

/** PA-END-07: step T5, when the other side has offered to stop. */
export const ARMISTICE: Page<'armistice', typeof ORDERS> = {
  orders: ORDERS,
  pending: (_, { side }) => [side],
  prompt: (_, { side }) =>
    `${capitalised(HOLDER_WORDS[otherSide(side)])} offer an armistice: agree to stop, or fight on?`,
  check: () => undefined,
  sample: (_, __, ___, random) => ({ kind: 'answer-offer', agrees: percent(random, AGREES) }),
  act(play, _, side, { agrees }) {
    tellOf(play, { kind: 'offer-answered', side, agrees })
    if (agrees) {
      endBattle(play, endedByAgreement(play.state))
      return
    }
    const { turn, refusedOffer } = play.state
    popPhase(play)
    change(play, { refusedOffer: { ...refusedOffer, [otherSide(side)]: turn } })
    beginTurn(play, turn + 1)
  },
}
