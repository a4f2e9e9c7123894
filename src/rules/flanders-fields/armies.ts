import type { Army } from '../../kernel/procedure/referee.ts'
import { DIVISION_ARMIES } from './armies/divisions.ts'
import { SCENARIO_ARMIES } from './armies/scenarios.ts'
import type { Card } from './tracker/card.ts'

/** Rosters ready for the table: the sides of the scenarios, then the published organisations. */
export const ARMIES: readonly Army<Card>[] = [...SCENARIO_ARMIES, ...DIVISION_ARMIES]
