import { FIRST_NIGHT } from './first-night.ts'
import type { Scenario } from './scenario.ts'

export const SCENARIOS: readonly Scenario[] = [FIRST_NIGHT]
