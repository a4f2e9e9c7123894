import { form, list, maybe, yesOrNo } from '#kernel/procedure/schema.ts'
import { at, card, degrees, id, kind, MOST_STANDS } from '../forms.ts'

/** FF-HERO-02 */
const MOST_TARGETS = 3

export const BATTALION_ORDERS = [
  form({ kind: kind('battalion'), battalion: id() }),
  form({ kind: kind('man-trench'), platoons: list(id(), 1, MOST_STANDS) }),
  form({ kind: kind('sos'), battery: id(), ...at }),
  form({
    kind: kind('heroic'),
    platoon: id(),
    targets: list(id(), 1, MOST_TARGETS),
    facing: maybe(degrees()),
    card: maybe(card),
  }),
  form({ kind: kind('heroic-answer'), agree: yesOrNo() }),
  form({ kind: kind('end-battalion') }),
  form({ kind: kind('end-orders') }),
] as const
