import type { ShownTable } from '#kernel/procedure/reference.ts'
import { ARTILLERY_TABLES } from './artillery.ts'
import { BATTLE_TABLES } from './battle.ts'
import { DISTANCE_TABLES } from './distances.ts'
import { EVENT_TABLES } from './events.ts'
import { FIRE_TABLES } from './fire.ts'
import { GROUND_TABLES } from './ground.ts'
import { LIST_TABLES } from './lists.ts'
import { ORDER_TABLES } from './orders.ts'

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
