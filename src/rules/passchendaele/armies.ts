import type { Army } from '../../kernel/procedure/referee.ts'
import { ORGANISATIONS } from './armies/organisations.ts'
import { SCENARIO_ARMIES } from './armies/scenarios.ts'
import type { Card } from './tracker/card.ts'

/** Both sides of every scenario, and each nation's usual corps for a battle of one's own. */
export const ARMIES: readonly Army<Card>[] = [...SCENARIO_ARMIES, ...ORGANISATIONS]
