import { form, maybe, yesOrNo } from '#kernel/procedure/schema.ts'
import { degrees, id, kind, nobodyOr } from '../forms.ts'

export const ASSAULT_ORDERS = [
  form({ kind: kind('follow-up'), stand: id(), target: nobodyOr(), facing: maybe(degrees()) }),
  form({ kind: kind('take-ground'), stand: id(), take: yesOrNo(), facing: maybe(degrees()) }),
] as const
