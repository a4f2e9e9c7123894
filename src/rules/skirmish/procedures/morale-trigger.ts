import { procedure } from '#kernel/procedure/procedure.ts'
import { checkedForm, flag, integer } from '#kernel/procedure/schema.ts'
import { options } from '../options.ts'
import { checkReasons } from '../reckoning/check-reasons.ts'
import type { CheckReason } from '../vocabulary.ts'

interface MoraleTrigger {
  readonly checkRequired: boolean
  readonly reasons: readonly CheckReason[]
}

const REASON_WORDS: Readonly<Record<CheckReason, string>> = {
  'first-fire': 'first time under fire',
  gas: 'gas',
  'half-strength': 'losses at half strength',
  'melee-lost': 'a lost melee round',
  rout: 'to rally from rout',
}

export const moraleTrigger = procedure({
  name: 'morale-trigger',
  title: 'Is a morale check owed?',
  clauses: ['SK-MOR-02', 'SK-MOR-03', 'SK-MOR-08', 'SK-MOR-14'],
  input: checkedForm(
    {
      startStrength: integer(1),
      strengthBefore: integer(0),
      strengthAfter: integer(0),
      firstUnderFire: flag(),
      gasAttack: flag(),
      lostMeleeRound: flag(),
      routing: flag(),
      options,
    },
    ({ startStrength, strengthBefore }) =>
      strengthBefore > startStrength
        ? { path: 'strengthBefore', message: 'A unit is never stronger than at the start.' }
        : undefined,
    ({ strengthBefore, strengthAfter }) =>
      strengthAfter > strengthBefore
        ? { path: 'strengthAfter', message: 'A unit does not gain men: after is more than before.' }
        : undefined,
  ),
  resolve(input, _dice, trace): MoraleTrigger {
    const reasons = checkReasons(input, trace)
    return { checkRequired: reasons.length > 0, reasons }
  },
  outcome: ({ checkRequired, reasons }) => ({ checkRequired, reasons: reasons.join(', ') }),
  verdict: ({ reasons }) =>
    reasons.length === 0
      ? 'No morale check.'
      : `Checks morale: ${reasons.map((reason) => REASON_WORDS[reason]).join(', ')}.`,
})
