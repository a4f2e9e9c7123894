import { choice, flag, form, integer, list, maybe, text } from '#kernel/procedure/schema.ts'
import { MOST_STRENGTH } from '../../../tables/index.ts'
import { GROUND_UNITS } from '../../../vocabulary.ts'
import { PERIODS } from '../../army.ts'
import { kind, unit, zone } from '../forms.ts'

export const AIR_ORDERS = [
  /** GF-AIR-01, GF-AIR-14: written in secret; in an assault the hour is now. All of the unit flies if no strength is said. */
  form({
    kind: kind('sortie'),
    unit: unit(),
    period: maybe(choice(PERIODS)),
    strength: maybe(integer(1, MOST_STRENGTH)),
  }),
  form({ kind: kind('stay-down'), unit: unit() }),
  /** GF-AIR-05, GF-AIR-13: two adjoining zones, the depot, or a kind of unit off the board, behind one column if one is named. */
  form({
    kind: kind('reconnoitre'),
    unit: unit(),
    zones: maybe(list(zone(), 1, 2)),
    depot: flag(),
    sought: maybe(choice(GROUND_UNITS)),
    column: maybe(text()),
  }),
  /**
   * The target is a unit; for bombers also `depot` or `aerodrome`; in an assault the ground is attacked by zone. Fighters
   * may divide their dice among aircraft and balloons.
   */
  form({ kind: kind('air-attack'), unit: unit(), target: text(), dice: maybe(integer(1, MOST_STRENGTH)) }),
] as const
