import { MORALE } from './morale/asking.ts'
import { RECKONING } from './morale/reckoning.ts'
import { STUBBORN } from './morale/stubborn.ts'
import type { Phase } from './phase.ts'
import type { PhaseRules } from './rules.ts'

const RULES: Readonly<Partial<Record<Phase['name'], PhaseRules>>> = {
  reckoning: RECKONING,
  morale: MORALE,
  stubborn: STUBBORN,
}

export const rulesOf = ({ name }: Phase): PhaseRules => {
  const rules = RULES[name]
  if (!rules) throw new Error(`there are no rules for ${name}`)
  return rules
}
