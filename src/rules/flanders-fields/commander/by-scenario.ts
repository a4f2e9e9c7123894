import type { ByScenario } from '#kernel/game/commander.ts'
import type { Thresholds } from './thresholds.ts'
import { TUNED } from './tuned.ts'

/** Where other numbers than the usual hold, tried in battles of that scenario: along the canal they keep the bridges longer. */
export const BY_SCENARIO: ByScenario<Thresholds> = {
  'mons-1914': { defender: TUNED },
}
