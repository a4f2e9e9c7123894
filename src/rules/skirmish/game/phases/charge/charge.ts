import type { PhaseOf } from '../phase.ts'
import { byItself, type PhaseRules } from '../rules.ts'

export const CHARGE: PhaseRules<PhaseOf<'charge'>> = byItself(() => {})
