import { GAZA } from './gaza.ts'
import { HUNDRED_DAYS } from './hundred-days.ts'
import { LE_CATEAU } from './le-cateau.ts'
import { MICHAEL } from './michael.ts'
import { QUIET_SECTOR } from './quiet-sector.ts'
import type { Scenario } from './scenario.ts'
import { SOMME } from './somme.ts'

export const SCENARIOS: readonly Scenario[] = [QUIET_SECTOR, LE_CATEAU, SOMME, MICHAEL, GAZA, HUNDRED_DAYS]
