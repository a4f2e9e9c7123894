import { form, list, maybe } from '#kernel/procedure/schema.ts'
import { MOST_MUTINOUS } from '../../../tables/index.ts'
import { id, kind, MOST_STANDS, placedStand } from '../forms.ts'

export const DEPLOYMENT_ORDERS = [
  /** Without stands the default set-up is taken (FF-END-12). */
  form({ kind: kind('deploy'), battalion: id(), stands: maybe(list(placedStand, 1, MOST_STANDS)) }),
  form({ kind: kind('mutiny'), battalions: list(id(), 0, MOST_MUTINOUS) }),
] as const
