import { flag, form } from '#kernel/procedure/schema.ts'
import { kind } from '../forms.ts'

export const ARMISTICE_ORDERS = [form({ kind: kind('answer-offer'), agrees: flag() })] as const
