import type { Play } from '../../play.ts'
import type { PhaseOf } from '../phase.ts'
import { byItself, type PhaseRules } from '../rules.ts'

export const beginMelees = (_: Play): void => {}

export const MELEE: PhaseRules<PhaseOf<'melee'>> = byItself(() => {})
