import type { Army } from '#kernel/procedure/referee.ts'
import type { Card } from './card.ts'
import { DIVISION_ARMIES } from './divisions.ts'
import { SCENARIO_ARMIES } from './scenarios.ts'

/** Rosters ready for the table: the sides of the scenarios, then the published organisations. */
export const ARMIES: readonly Army<Card>[] = [...SCENARIO_ARMIES, ...DIVISION_ARMIES]
