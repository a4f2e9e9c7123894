import { percent } from '#kernel/chance/random.ts'
import { popPhase } from '#kernel/game/phases.ts'
import { change, tellOf } from '#kernel/game/play.ts'
import { capitalised } from '#kernel/words.ts'
import { HOLDER_WORDS } from '../../../wording.ts'
import { beginTurn, endBattle } from '../../flow.ts'
import { endedByAgreement } from '../../scoring.ts'
import { otherSide, type SideName } from '../../sides.ts'
import type { PhaseOf } from '../phase.ts'
import { notNow, type PhaseRules } from '../rules.ts'

const asked = (side: SideName): string =>
  `${capitalised(HOLDER_WORDS[otherSide(side)])} offer an armistice: agree to stop, or fight on?`

/** How often in a hundred a player without a plan agrees. */
const AGREES = 50

/** PA-END-07: step T5, when the other side has offered to stop. */
export const ARMISTICE: PhaseRules<PhaseOf<'armistice'>> = {
  pending: (_, { side }) => [side],
  prompt: (_, { side }) => asked(side),
  check: (_, __, side, { kind }) => (kind === 'answer-offer' ? undefined : notNow(asked(side))),
  sample: (_, __, ___, random) => ({ kind: 'answer-offer', agrees: percent(random, AGREES) }),
  act(play, _, side, order) {
    if (order.kind !== 'answer-offer') return
    const { agrees } = order
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
