import { form, list, maybe, preset } from '#kernel/procedure/schema.ts'
import { kind, MOST_BASES, MOST_UNITS, placedBase, unit } from '../forms.ts'

const places = () => maybe(list(placedBase, 1, MOST_BASES))

export const DEPLOYMENT_ORDERS = [
  /** Where it was last, or where the scenario has it, if no bases are named. */
  form({ kind: kind('deploy'), unit: unit(), bases: places() }),
  form({ kind: kind('pick-up'), unit: unit() }),
  form({ kind: kind('end-deployment') }),
  form({ kind: kind('roll-relocation'), divisions: preset(list(unit(), 0, MOST_UNITS), []) }),
  /** Stays where it is if no bases are named. */
  form({ kind: kind('relocate'), unit: unit(), bases: places() }),
] as const
