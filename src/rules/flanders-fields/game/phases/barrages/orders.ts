import { form, yesOrNo } from '#kernel/procedure/schema.ts'
import { id, kind } from '../forms.ts'

export const BARRAGE_ORDERS = [
  form({ kind: kind('lose-battery'), battery: id() }),
  form({ kind: kind('halt-barrage'), halt: yesOrNo() }),
] as const
