import { choice, flag, form, list, maybe } from '#kernel/procedure/schema.ts'
import { at, cards, degrees, id, kind, MOST_STANDS, MOVE, maybeAt, shots } from '../forms.ts'

/** FF-ORD-09 */
const handling = <const K extends 'limber' | 'unlimber' | 'pack' | 'unpack'>(name: K) =>
  form({ kind: kind(name), facing: maybe(degrees()) })

export const ACTION_ORDERS = [
  /** Rolls the die of a unit; what a modifier hangs on is declared with it (FF-ORD-13). */
  form({
    kind: kind('order'),
    unit: id(),
    staff: flag(),
    national: flag(),
    cards: cards(),
    wire: flag(),
    spotted: flag(),
    sight: flag(),
    elan: flag(),
    stays: maybe(id()),
  }),
  /** One stand only where the house rule has it so (FF-SUPP-02). */
  form({ kind: kind('recover'), target: maybe(id()) }),
  /** Shots of stands, or the fire of a gun, a mortar or indirect machine guns (FF-FIRE-14, FF-ART-02). */
  form({
    kind: kind('fire'),
    shots: maybe(shots()),
    madMinute: flag(),
    mode: maybe(choice(['direct', 'indirect'])),
    ...maybeAt,
    target: maybe(id()),
    cards: cards(),
  }),
  form({ kind: kind('redirect'), ...maybeAt, target: maybe(id()) }),
  form({ kind: kind('move'), ...MOVE }),
  form({ kind: kind('move-and-fire'), ...MOVE, shots: maybe(shots()) }),
  form({
    kind: kind('cross-wire'),
    stands: list(
      form({ stand: id(), ...at, facing: maybe(degrees()), assault: maybe(id()) }),
      1,
      MOST_STANDS,
    ),
  }),
  form({ kind: kind('clear-wire'), ...at }),
  form({ kind: kind('cross-obstacle'), stands: list(id(), 1, MOST_STANDS) }),
  /** FF-DUG-06 */
  form({ kind: kind('shelter'), stands: list(id(), 1, MOST_STANDS) }),
  handling('limber'),
  handling('unlimber'),
  handling('pack'),
  handling('unpack'),
  form({ kind: kind('end-unit') }),
] as const
