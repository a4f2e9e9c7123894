import type { KnownGrounds } from '#kernel/game/commander.ts'
import { SEASONED } from './seasoned.ts'
import { THRESHOLDS, type Thresholds } from './thresholds.ts'

/** Where other numbers than the usual hold, tried in battles of that scenario: the village is held better by the old hands' way. */
export const GROUNDS: KnownGrounds<Thresholds> = {
  langemarck: { german: SEASONED },
}

/** Where the usual numbers do better than the seasoned. */
export const SEASONED_GROUNDS: KnownGrounds<Thresholds> = {
  'one-trench': { entente: THRESHOLDS },
  'st-quentin': { entente: THRESHOLDS },
}
