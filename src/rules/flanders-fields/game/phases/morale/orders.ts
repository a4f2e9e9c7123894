import * as v from 'valibot'
import { flag, form, maybe } from '#kernel/procedure/schema.ts'
import { card, kind } from '../forms.ts'

export const MORALE_ORDERS = [
  form({ kind: kind('morale'), national: flag(), card: maybe(card) }),
  form({ kind: kind('stubborn'), use: v.boolean() }),
] as const
