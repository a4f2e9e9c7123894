import type { Army } from '#kernel/procedure/referee.ts'
import type { Card } from './card.ts'
import { ORGANISATIONS } from './organisations.ts'
import { SCENARIO_ARMIES } from './scenarios.ts'

/** Both sides of every scenario, and each nation's usual corps for a battle of one's own. */
export const ARMIES: readonly Army<Card>[] = [...SCENARIO_ARMIES, ...ORGANISATIONS]
