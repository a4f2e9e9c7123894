import type { Refusal } from '#kernel/game/game.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { OFFER_AGAIN_AFTER, OFFERS_FROM } from '../../../tables/index.ts'
import type { SideName } from '../../../vocabulary.ts'
import type { State } from '../../state.ts'

/** PA-END-07: why a side cannot offer to stop when this turn is over. */
export const offerRefusal = ({ turn, refusedOffer }: State, side: SideName): Refusal | undefined => {
  if (turn < OFFERS_FROM)
    return refuse(
      'too-early',
      `An armistice may first be offered at the end of turn ${OFFERS_FROM}.`,
      'PA-END-07',
    )
  const last = refusedOffer[side]
  const again = (last ?? turn - OFFER_AGAIN_AFTER) + OFFER_AGAIN_AFTER
  return turn < again
    ? refuse(
        'refused-lately',
        `Your offer in turn ${last} was refused; the next may follow at the end of turn ${again}.`,
        'PA-END-07',
      )
    : undefined
}
