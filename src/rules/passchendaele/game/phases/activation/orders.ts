import { choice, form, list, maybe } from '#kernel/procedure/schema.ts'
import { SHELLS } from '../../../vocabulary.ts'
import { base, facings, kind, MOST_BASES, UNIT_ORDER, unit } from '../forms.ts'

export const ACTIVATION_ORDERS = [
  form({
    kind: kind('carry-on'),
    unit: unit(),
    shells: maybe(list(form({ base: base(), shell: choice(SHELLS) }), 1, MOST_BASES)),
    facings: facings(),
  }),
  form({ kind: kind('change'), ...UNIT_ORDER, facings: facings() }),
  /** PA-TURN-08: all at once for whom nothing can come of a check. */
  form({ kind: kind('stand-by') }),
] as const
