import { choice, form, maybe } from '#kernel/procedure/schema.ts'
import { kind, unit, zone } from '../forms.ts'

export const ASSAULT_ORDERS = [
  /** GF-ACON-01: pioneers; a bridge is built towards a neighbouring zone. */
  form({ kind: kind('build'), unit: unit(), work: choice(['road', 'bridge']), to: maybe(zone()) }),
  /** GF-ACON-02 */
  form({ kind: kind('scrape-trench'), unit: unit() }),
  /** GF-RES-01: from off the board into a zone of the own base line. */
  form({ kind: kind('enter'), unit: unit(), zone: zone() }),
  /** GF-ASLT-05: would end the assault with this turn. */
  form({ kind: kind('stop-assault') }),
] as const
