import type { KnownGrounds } from '../../../kernel/game/commander.ts'
import { SEASONED } from './seasoned.ts'
import { THRESHOLDS, type Thresholds } from './thresholds.ts'

/** Where other numbers than the usual hold, tried in battles of that scenario: the village is held better by the old hands' way. */
export const GROUNDS: KnownGrounds<Thresholds> = {
  langemarck: { german: SEASONED },
}

/** Where generals do better to go by the usual numbers than by their own. */
export const GENERALS_GROUNDS: KnownGrounds<Thresholds> = {
  'one-trench': { entente: THRESHOLDS },
  'st-quentin': { entente: THRESHOLDS },
}
