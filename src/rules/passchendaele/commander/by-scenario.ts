import type { ByScenario } from '#kernel/game/commander.ts'
import { THRESHOLDS, type Thresholds } from './thresholds.ts'
import { TUNED } from './tuned.ts'

/** Where other numbers than the usual hold, tried in battles of that scenario: the village is held better by the old hands' way. */
export const BY_SCENARIO: ByScenario<Thresholds> = {
  langemarck: { german: TUNED },
}

/** Where the usual numbers do better than the seasoned. */
export const TUNED_BY_SCENARIO: ByScenario<Thresholds> = {
  'one-trench': { entente: THRESHOLDS },
  'st-quentin': { entente: THRESHOLDS },
}
