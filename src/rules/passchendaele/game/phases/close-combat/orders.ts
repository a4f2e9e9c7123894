import { form, list, maybe, measure, preset } from '#kernel/procedure/schema.ts'
import { base, kind, MOST_BASES, MOST_UNITS } from '../forms.ts'

export const CLOSE_COMBAT_ORDERS = [
  form({ kind: kind('support'), bases: preset(list(base(), 0, MOST_UNITS), []) }),
  /** The usual one if no base is named (PA-COMBAT-13). */
  form({ kind: kind('lose'), base: maybe(base()) }),
  form({
    kind: kind('consolidate'),
    bases: maybe(list(form({ base: base(), inches: measure(0, 1) }), 0, MOST_BASES)),
  }),
] as const
