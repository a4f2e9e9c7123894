import { choice, form, maybe } from '#kernel/procedure/schema.ts'
import { kind } from '../forms.ts'

export const TURN_ORDERS = [form({ kind: kind('choose'), move: maybe(choice(['first', 'second'])) })] as const
