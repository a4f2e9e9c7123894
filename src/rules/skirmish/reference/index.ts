import type { ShownTable } from '#kernel/procedure/reference.ts'
import { ARTILLERY_TABLES } from './artillery.ts'
import { CLOUD_TABLES } from './clouds.ts'
import { CASUALTIES, FIRE } from './fire.ts'
import { FORCE_TABLES } from './forces.ts'
import { MELEE_TABLES } from './melee.ts'
import { MORALE_TABLES } from './morale.ts'
import { MOVEMENT_TABLES } from './movement.ts'
import { VALUE_TABLES } from './values.ts'

/** Everything that players look up, in the order of the rule book. */
export const SHOWN_TABLES: readonly ShownTable[] = [
  ...MOVEMENT_TABLES,
  ...FIRE,
  ...CASUALTIES,
  ...ARTILLERY_TABLES,
  ...CLOUD_TABLES,
  ...VALUE_TABLES,
  ...MELEE_TABLES,
  ...MORALE_TABLES,
  ...FORCE_TABLES,
]
