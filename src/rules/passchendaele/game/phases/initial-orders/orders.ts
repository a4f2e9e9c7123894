import { form, list, preset } from '#kernel/procedure/schema.ts'
import { kind, MOST_UNITS, unitOrder } from '../forms.ts'

export const INITIAL_ORDERS_ORDERS = [
  form({ kind: kind('initial-orders'), orders: preset(list(unitOrder, 0, MOST_UNITS), []) }),
] as const
