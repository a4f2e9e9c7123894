import { choice, form, integer, list, preset } from '#kernel/procedure/schema.ts'
import { FEWEST_FIRED_AT, LONGEST_PATH, MOST_WAVES } from '../../../tables/index.ts'
import { STANDING_ORDERS } from '../../../vocabulary.ts'
import { kind, unit, zone } from '../forms.ts'

const units = list(unit(), 1, MOST_WAVES)

export const MOVEMENT_ORDERS = [
  /** Units of one zone go together, zone by zone. */
  form({ kind: kind('move'), units, path: list(zone(), 1, LONGEST_PATH) }),
  /** GF-AMOV-05: off the table over the enemy's edge, from where they stand or at the end of a path. */
  form({ kind: kind('exit'), units, path: preset(list(zone(), 0, LONGEST_PATH - 1), []) }),
  /** GF-AMOV-08 */
  form({
    kind: kind('standing'),
    unit: unit(),
    order: choice(STANDING_ORDERS),
    atLeast: preset(integer(FEWEST_FIRED_AT, MOST_WAVES), FEWEST_FIRED_AT),
  }),
] as const
