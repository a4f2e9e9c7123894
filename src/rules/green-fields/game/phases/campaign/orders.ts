import { form } from '#kernel/procedure/schema.ts'
import { kind } from '../forms.ts'

export const CAMPAIGN_ORDERS = [
  form({ kind: kind('open-assault') }),
  form({ kind: kind('decline-assault') }),
] as const
