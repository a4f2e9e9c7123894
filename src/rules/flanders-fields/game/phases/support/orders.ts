import { form, list } from '#kernel/procedure/schema.ts'
import { at, degrees, id, kind } from '../forms.ts'

/** FF-AIR-02 */
const MOST_TARGETS = 3

export const SUPPORT_ORDERS = [
  form({ kind: kind('staff'), regiment: id(), battalion: id() }),
  form({ kind: kind('air'), regiment: id() }),
  form({
    kind: kind('air-attack'),
    ...at,
    heading: degrees(),
    targets: list(id(), 0, MOST_TARGETS),
  }),
] as const
