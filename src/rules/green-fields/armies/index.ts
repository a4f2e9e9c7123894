import type { Army } from '#kernel/procedure/referee.ts'
import type { Card } from '../referee/card.ts'
import { muster } from './muster.ts'
import { ORGANISATIONS } from './organisations.ts'
import { SCENARIO_ARMIES } from './scenarios.ts'

/** Ready rosters: the organisations of the rules, then the sides of the scenarios. */
export const ARMIES: readonly Army<Card>[] = [...ORGANISATIONS, ...SCENARIO_ARMIES].map(muster)
