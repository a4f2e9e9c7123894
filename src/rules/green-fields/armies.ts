import type { Army } from '../../kernel/procedure/referee.ts'
import { muster } from './armies/muster.ts'
import { ORGANISATIONS } from './armies/organisations.ts'
import { SCENARIO_ARMIES } from './armies/scenarios.ts'
import type { Card } from './tracker/card.ts'

/** Ready rosters: the organisations of the rules, then the sides of the scenarios. */
export const ARMIES: readonly Army<Card>[] = [...ORGANISATIONS, ...SCENARIO_ARMIES].map(muster)
