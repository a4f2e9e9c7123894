import { choice, form, integer, preset } from '#kernel/procedure/schema.ts'
import { MOST_STRENGTH } from '../../../tables/index.ts'
import { kind } from '../forms.ts'
import { FACINGS } from './facings.ts'

const share = () => preset(integer(0, MOST_STRENGTH), 0)

export const CLOSE_ASSAULT_ORDERS = [
  /** The defender looks to one of the facings that are attacked. */
  form({ kind: kind('face'), facing: choice(FACINGS) }),
  /** Dice of the leading defender for each facing it answers for. */
  form({ kind: kind('split-fire'), front: share(), left: share(), right: share(), rear: share() }),
  /** No more questions about this zone. */
  form({ kind: kind('fight-it-out') }),
] as const
