import type { Role } from '#kernel/procedure/referee.ts'
import type { Card } from '../../armies/card.ts'
import { AIR_ROLES } from './air.ts'
import { FIRE_ROLES } from './fire.ts'
import { MINE_ROLES } from './mines.ts'
import { MORALE_ROLES } from './morale.ts'
import { MOVEMENT_ROLES } from './movement.ts'
import { SHELLING_ROLES } from './shelling.ts'
import { SUPPLY_ROLES } from './supply.ts'
import { TRENCH_ROLES } from './trenches.ts'

export const ROLES: Readonly<Record<string, readonly Role<Card>[]>> = {
  ...FIRE_ROLES,
  ...MORALE_ROLES,
  ...SHELLING_ROLES,
  ...MOVEMENT_ROLES,
  ...TRENCH_ROLES,
  ...AIR_ROLES,
  ...MINE_ROLES,
  ...SUPPLY_ROLES,
}
