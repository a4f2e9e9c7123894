import type { Play } from '../../play.ts'
import type { PhaseOf } from '../phase.ts'
import { byItself, type PhaseRules } from '../rules.ts'

export const beginMorale = (_: Play): void => {}

export const MORALE: PhaseRules<PhaseOf<'morale'>> = byItself(() => {})
