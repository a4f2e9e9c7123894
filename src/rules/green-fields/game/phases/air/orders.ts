import { choice, flag, form, integer, list, maybe, text } from '../../../../../kernel/procedure/schema.ts'
import { MOST_STRENGTH } from '../../../tables/index.ts'
import { PERIODS } from '../../army.ts'
import { kind, unit, zone } from '../forms.ts'

export const AIR_ORDERS = [
  /** GF-AIR-01: written in secret; in an assault the hour is now. */
  form({ kind: kind('sortie'), unit: unit(), period: maybe(choice(PERIODS)) }),
  form({ kind: kind('stay-down'), unit: unit() }),
  /** GF-AIR-05: two adjoining zones, the depot, or whoever stands behind a column of the enemy's base line. */
  form({
    kind: kind('reconnoitre'),
    unit: unit(),
    zones: maybe(list(zone(), 1, 2)),
    depot: flag(),
    column: maybe(text()),
  }),
  /**
   * The target is a unit; for bombers also `depot` or `aerodrome`; in an assault the ground is attacked by zone. Fighters
   * may divide their dice among aircraft and balloons.
   */
  form({ kind: kind('air-attack'), unit: unit(), target: text(), dice: maybe(integer(1, MOST_STRENGTH)) }),
] as const
