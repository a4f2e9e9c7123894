import { form, integer, maybe, text } from '#kernel/procedure/schema.ts'
import { MOST_STRENGTH } from '../../../tables/index.ts'
import { kind, unit } from '../forms.ts'
import { RIDING_ORDERS } from '../riding.ts'
import { ORDER_WAVES } from '../waves.ts'

export const DEPLOYMENT_ORDERS = [
  /** Into a zone, or `off` the board behind a column by its letter. */
  form({ kind: kind('place'), unit: unit(), zone: text(), column: maybe(text()) }),
  /** Brings up whatever is off the board to where one would look for it. */
  form({ kind: kind('deploy-usual') }),
  /** GF-DEP-05 */
  form({ kind: kind('luxury'), unit: unit() }),
  /** GF-DEP-06: pooled men for a unit off the board, or (GF-DPT-05) strength from one that stands down. */
  form({ kind: kind('draft'), unit: unit(), men: integer(1, MOST_STRENGTH), from: maybe(unit()) }),
  /** GF-DPT-05: armour or aircraft that the depot cannot keep in the field. */
  form({ kind: kind('stand-down'), unit: unit() }),
  form({ kind: kind('stand-to'), unit: unit() }),
  ORDER_WAVES,
  ...RIDING_ORDERS,
] as const
