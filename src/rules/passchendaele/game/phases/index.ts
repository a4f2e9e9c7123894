import { ACTIVATE } from './activation/activating.ts'
import { ARMISTICE } from './armistice/armistice.ts'
import { ATTACH } from './attachment/attaching.ts'
import { CONSOLIDATE } from './close-combat/consolidation.ts'
import { LOSS } from './close-combat/loss.ts'
import { SUPPORT } from './close-combat/support.ts'
import { DEPLOY } from './deployment/deploying.ts'
import { RELOCATE, RELOCATION } from './deployment/relocation.ts'
import { INITIAL_ORDERS } from './initial-orders/initial-orders.ts'
import { FALL_BACK } from './movement/falling-back.ts'
import { MOVE } from './movement/moving.ts'
import type { Phase } from './phase.ts'
import type { PhaseRules } from './rules.ts'
import { CHOOSE } from './turn/choosing.ts'

const RULES: Readonly<Record<Phase['name'], PhaseRules>> = {
  attach: ATTACH,
  deploy: DEPLOY,
  relocation: RELOCATION,
  relocate: RELOCATE,
  'initial-orders': INITIAL_ORDERS,
  choose: CHOOSE,
  activate: ACTIVATE,
  move: MOVE,
  'fall-back': FALL_BACK,
  support: SUPPORT,
  loss: LOSS,
  consolidate: CONSOLIDATE,
  armistice: ARMISTICE,
}

export const rulesOf = (phase: Phase): PhaseRules => RULES[phase.name]
