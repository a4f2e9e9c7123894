import { ACTIONS_RULES } from './actions/rules.ts'
import { BATTALIONS } from './battalions/rules.ts'
import { RECKONING } from './morale/reckoning.ts'
import type { Phase } from './phase.ts'
import type { PhaseRules } from './rules.ts'
import { AIR_ATTACK } from './support/air-attack.ts'
import { SUPPORT } from './support/rules.ts'

const RULES: Readonly<Partial<Record<Phase['name'], PhaseRules>>> = {
  actions: ACTIONS_RULES,
  'air-attack': AIR_ATTACK,
  'battalion-orders': BATTALIONS,
  reckoning: RECKONING,
  'support-orders': SUPPORT,
}

export const rulesOf = ({ name }: Phase): PhaseRules => {
  const rules = RULES[name]
  if (!rules) throw new Error(`there are no rules for ${name}`)
  return rules
}
