import type { Army } from '#kernel/procedure/referee.ts'
import { SCENARIO_ARMIES } from '../scenarios/forces/armies.ts'
import { ORGANISATIONS } from '../scenarios/forces/organisations.ts'
import type { Card } from './card.ts'
import { muster } from './muster.ts'

/** Ready rosters: the organisations of the rules, then the sides of the scenarios. */
export const ARMIES: readonly Army<Card>[] = [...ORGANISATIONS, ...SCENARIO_ARMIES].map(muster)
