import { BATTERY_FIRE, BOMBARDMENT } from './bombardment/bombardment.ts'
import { CHARGE } from './charge/charge.ts'
import { DEPLOYMENT } from './deployment/deploying.ts'
import { FIRE } from './fire/rules.ts'
import { INITIATIVE } from './initiative/initiative.ts'
import { MELEE } from './melee/melees.ts'
import { MORALE } from './morale/checking.ts'
import { MOVEMENT } from './movement/rules.ts'
import { NAMING } from './naming/naming.ts'
import type { Phase } from './phase.ts'
import { PLOTS } from './plots/plotting.ts'
import type { PhaseRules } from './rules.ts'

const RULES: Readonly<Record<Phase['name'], PhaseRules>> = {
  'battery-fire': BATTERY_FIRE,
  bombardment: BOMBARDMENT,
  charge: CHARGE,
  deployment: DEPLOYMENT,
  fire: FIRE,
  initiative: INITIATIVE,
  melee: MELEE,
  morale: MORALE,
  movement: MOVEMENT,
  naming: NAMING,
  plots: PLOTS,
}

export const rulesOf = ({ name }: Phase): PhaseRules => RULES[name]
