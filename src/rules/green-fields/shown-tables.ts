import type { ShownTable } from '../../kernel/procedure/reference.ts'
import { AIR_TABLES } from './shown-tables/air.ts'
import { ARMY_TABLES } from './shown-tables/armies.ts'
import { COMBAT_TABLES } from './shown-tables/combat.ts'
import { GROUND_TABLES } from './shown-tables/ground.ts'
import { WEEKLY_TABLES } from './shown-tables/weekly.ts'

/** Every table that players look things up in, made from the numbers the procedures use. */
export const SHOWN_TABLES: readonly ShownTable[] = [
  ...COMBAT_TABLES,
  ...GROUND_TABLES,
  ...AIR_TABLES,
  ...WEEKLY_TABLES,
  ...ARMY_TABLES,
]
