import { form, integer, list, maybe } from '#kernel/procedure/schema.ts'
import { card, id, kind, MOST_STANDS, maybeAt } from '../forms.ts'

/** FF-EVT-01 */
const MOST_DRAWN = 2

/** Whom or what a card is for. */
const CHOSEN = {
  stands: maybe(list(id(), 1, MOST_STANDS)),
  battery: maybe(id()),
  unit: maybe(id()),
  ...maybeAt,
}

export const CARD_ORDERS = [
  form({ kind: kind('draw'), cards: integer(1, MOST_DRAWN) }),
  form({ kind: kind('play-card'), card, ...CHOSEN }),
  form({ kind: kind('card-choice'), ...CHOSEN }),
] as const
