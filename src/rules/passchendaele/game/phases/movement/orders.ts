import { choice, flag, form, list, maybe } from '#kernel/procedure/schema.ts'
import { base, degrees, inches, kind, MOST_BASES, shift } from '../forms.ts'

/** How one base moves, and how it turns afterwards. */
const step = form({
  base: base(),
  heading: maybe(degrees()),
  bend: maybe(form({ after: inches(), heading: degrees() })),
  facing: maybe(degrees()),
  shift: shift(),
})

export const MOVEMENT_ORDERS = [
  form({ kind: kind('move'), bases: maybe(list(step, 0, MOST_BASES)), slip: flag() }),
  form({ kind: kind('fall-back'), side: choice(['left', 'right']) }),
] as const
