import type { Play } from '../../play.ts'
import type { PhaseOf } from '../phase.ts'
import { byItself, type PhaseRules } from '../rules.ts'

export const beginBombardment = (_: Play): void => {}

export const BATTERY_FIRE: PhaseRules<PhaseOf<'battery-fire'>> = byItself(() => {})
export const BOMBARDMENT: PhaseRules<PhaseOf<'bombardment'>> = byItself(() => {})
