import type { ShownTable } from '../../kernel/display.ts'
import { ARTILLERY_TABLES } from './shown-tables/artillery.ts'
import { BATTLE_TABLES } from './shown-tables/battle.ts'
import { DISTANCE_TABLES } from './shown-tables/distances.ts'
import { EVENT_TABLES } from './shown-tables/events.ts'
import { FIRE_TABLES } from './shown-tables/fire.ts'
import { GROUND_TABLES } from './shown-tables/ground.ts'
import { LIST_TABLES } from './shown-tables/lists.ts'
import { ORDER_TABLES } from './shown-tables/orders.ts'

/** Every table that players look things up in, in the order of the rule book. */
export const SHOWN_TABLES: readonly ShownTable[] = [
  ...ORDER_TABLES,
  ...GROUND_TABLES,
  ...DISTANCE_TABLES,
  ...FIRE_TABLES,
  ...ARTILLERY_TABLES,
  ...BATTLE_TABLES,
  ...EVENT_TABLES,
  ...LIST_TABLES,
]
