import { AIR_ACTION } from './air/air-action.ts'
import { AIR_PLANS } from './air/air-plans.ts'
import { ASSAULT_CONSTRUCTION } from './assault/construction.ts'
import { RESERVES } from './assault/reserves.ts'
import { ARTILLERY } from './bombardment/artillery.ts'
import { BOMBARDMENT } from './bombardment/weekly.ts'
import { ASSAULT_DECISION, OPENING } from './campaign/campaign.ts'
import { CLOSE_ASSAULT } from './close-assault/close-assault.ts'
import { DEPLOYMENT } from './deployment/deployment.ts'
import { MOVEMENT } from './movement/movement.ts'
import type { Phase } from './phase.ts'
import { REPLACEMENTS } from './replacements/replacements.ts'
import type { PhaseRules } from './rules.ts'
import { CONSTRUCTION } from './trench/construction.ts'
import { GAS } from './trench/gas.ts'
import { MINE_FIGHT } from './trench/mine-fight.ts'
import { MINES } from './trench/mines.ts'
import { RAID_DEFENCE } from './trench/raiding.ts'
import { RAIDS } from './trench/raids.ts'

const RULES: Readonly<Record<Phase['name'], PhaseRules>> = {
  opening: OPENING,
  deployment: DEPLOYMENT,
  construction: CONSTRUCTION,
  raids: RAIDS,
  'raid-defence': RAID_DEFENCE,
  'air-plans': AIR_PLANS,
  'air-action': AIR_ACTION,
  bombardment: BOMBARDMENT,
  gas: GAS,
  mines: MINES,
  'mine-fight': MINE_FIGHT,
  replacements: REPLACEMENTS,
  'assault-decision': ASSAULT_DECISION,
  artillery: ARTILLERY,
  movement: MOVEMENT,
  'close-assault': CLOSE_ASSAULT,
  'assault-construction': ASSAULT_CONSTRUCTION,
  reserves: RESERVES,
}

export const rulesOf = (phase: Phase): PhaseRules => RULES[phase.name]
