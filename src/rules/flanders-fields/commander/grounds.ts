import type { ByScenario } from '#kernel/game/commander.ts'
import { SEASONED } from './seasoned.ts'
import type { Thresholds } from './thresholds.ts'

/** Where other numbers than the usual hold, tried in battles of that scenario: along the canal they keep the bridges longer. */
export const GROUNDS: ByScenario<Thresholds> = {
  'mons-1914': { defender: SEASONED },
}
