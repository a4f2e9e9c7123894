import { choice, form, text } from '#kernel/procedure/schema.ts'
import { kind, unit } from '../forms.ts'

export const MISSIONS = ['bombardment', 'box', 'gas', 'persistent'] as const

export const BOMBARDMENT_ORDERS = [
  /** A mission for one regiment of guns; the target is a zone, `depot`, or a unit that was spotted off the board. */
  form({ kind: kind('fire'), unit: unit(), mission: choice(MISSIONS), target: text() }),
  /** Takes back what was announced or written for it in this round. */
  form({ kind: kind('cease-fire'), unit: unit() }),
] as const
