import type { ShownTable } from '../../../kernel/procedure/reference.ts'
import { BATTLE_POINTS, CASUALTIES, DEPLOYMENT, ORGANISATIONS, TROOP_TABLE, VICTORY_TABLE } from './battle.ts'
import {
  CHECK_MODIFIERS,
  CHECK_RESULT,
  FIRE_MODIFIER,
  FIRE_WEIGHTS,
  RUNNER_CHANCES,
  RUNNER_DICE,
} from './check.ts'
import { COMBAT_MODIFIERS } from './combat.ts'
import { RANGES, SHEAVES } from './fire.ts'
import {
  DIRECTIONS,
  MOVEMENT_LIMITS,
  ORDER_TABLE,
  PACES,
  SLIPPING_THROUGH,
  STATUS_TABLE,
  STOPS,
} from './movement.ts'

/** In the order in which they are needed. */
export const SHOWN_TABLES: readonly ShownTable[] = [
  TROOP_TABLE,
  ORGANISATIONS,
  DEPLOYMENT,
  ORDER_TABLE,
  RANGES,
  SHEAVES,
  RUNNER_DICE,
  RUNNER_CHANCES,
  CHECK_MODIFIERS,
  FIRE_WEIGHTS,
  FIRE_MODIFIER,
  CHECK_RESULT,
  MOVEMENT_LIMITS,
  PACES,
  DIRECTIONS,
  STOPS,
  SLIPPING_THROUGH,
  COMBAT_MODIFIERS,
  STATUS_TABLE,
  BATTLE_POINTS,
  CASUALTIES,
  VICTORY_TABLE,
]
