import { CROSSROADS } from './crossroads-1914.ts'
import { RAID } from './raid-1916.ts'
import { RAVINE } from './ravine-1916.ts'
import { RIDGE } from './ridge-1917.ts'
import type { Scenario } from './scenario.ts'
import { SHRINE } from './shrine-1914.ts'

/** The printed battles, the teaching game first. */
export const SCENARIOS: readonly Scenario[] = [SHRINE, CROSSROADS, RAID, RIDGE, RAVINE]
