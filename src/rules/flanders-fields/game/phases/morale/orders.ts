import { flag, form, maybe, yesOrNo } from '#kernel/procedure/schema.ts'
import { card, kind } from '../forms.ts'

export const MORALE_ORDERS = [
  form({ kind: kind('morale'), national: flag(), card: maybe(card) }),
  form({ kind: kind('stubborn'), use: yesOrNo() }),
] as const
