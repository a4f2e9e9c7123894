import type { ShownTable } from '#kernel/procedure/reference.ts'
import { AIR_TABLES } from './air.ts'
import { ARMY_TABLES } from './armies.ts'
import { COMBAT_TABLES } from './combat.ts'
import { GROUND_TABLES } from './ground.ts'
import { WEEKLY_TABLES } from './weekly.ts'

/** Every table that players look things up in, made from the numbers the procedures use. */
export const SHOWN_TABLES: readonly ShownTable[] = [
  ...COMBAT_TABLES,
  ...GROUND_TABLES,
  ...AIR_TABLES,
  ...WEEKLY_TABLES,
  ...ARMY_TABLES,
]
