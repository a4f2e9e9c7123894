import { procedure } from '../../../kernel/procedure/procedure.ts'
import { checkedForm, flag, integer } from '../../../kernel/procedure/schema.ts'
import type { Trace } from '../../../kernel/procedure/trace.ts'
import { options } from '../options.ts'
import { HALF } from '../tables/index.ts'
import type { CheckReason } from '../vocabulary.ts'

interface MoraleTrigger {
  readonly checkRequired: boolean
  readonly reasons: readonly CheckReason[]
}

interface Ordeal {
  readonly startStrength: number
  readonly strengthBefore: number
  readonly strengthAfter: number
  readonly firstUnderFire: boolean
  readonly gasAttack: boolean
  readonly lostMeleeRound: boolean
  readonly routing: boolean
}

const REASON_WORDS: Readonly<Record<CheckReason, string>> = {
  'first-fire': 'first time under fire',
  gas: 'gas',
  'half-strength': 'losses at half strength',
  'melee-lost': 'a lost melee round',
  rout: 'to rally from rout',
}

const reasonsFor = (unit: Ordeal, trace: Trace): CheckReason[] => {
  const { startStrength, strengthBefore, strengthAfter } = unit
  if (strengthAfter === 0) {
    trace.note('SK-MOR-08', 'Nobody is left to check')
    return []
  }
  if (unit.routing) {
    trace.note('SK-MOR-14', 'Routing: tries to rally and nothing else')
    return ['rout']
  }
  const reasons: CheckReason[] = []
  if (unit.firstUnderFire) {
    trace.note('SK-MOR-02', 'Shot at for the first time')
    reasons.push('first-fire')
  }
  if (unit.gasAttack) {
    trace.note('SK-MOR-02', 'Touched by gas')
    reasons.push('gas')
  }
  if (strengthAfter < strengthBefore && strengthAfter <= startStrength * HALF) {
    trace.note('SK-MOR-08', 'Losses at half strength or less', strengthAfter)
    reasons.push('half-strength')
  }
  if (unit.lostMeleeRound) {
    trace.note('SK-MOR-03', 'Lost a round of melee')
    reasons.push('melee-lost')
  }
  if (reasons.length === 0) trace.note('SK-MOR-02', 'No cause for a check')
  return reasons
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
    const reasons = reasonsFor(input, trace)
    return { checkRequired: reasons.length > 0, reasons }
  },
  outcome: ({ checkRequired, reasons }) => ({ checkRequired, reasons: reasons.join(', ') }),
  verdict: ({ reasons }) =>
    reasons.length === 0
      ? 'No morale check.'
      : `Checks morale: ${reasons.map((reason) => REASON_WORDS[reason]).join(', ')}.`,
})
