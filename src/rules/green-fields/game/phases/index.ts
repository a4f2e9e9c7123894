import { AIR_ACTION } from './air/air-action.ts'
import { AIR_PLANS } from './air/air-plans.ts'
import { ASSAULT_CONSTRUCTION } from './assault/construction.ts'
import { RESERVES } from './assault/reserves.ts'
import { ARTILLERY } from './bombardment/artillery.ts'
import { BOMBARDMENT } from './bombardment/weekly.ts'
import { ASSAULT_DECISION, OPENING } from './campaign/campaign.ts'
import { CLOSE_ASSAULT } from './close-assault/close-assault.ts'
import { DEPLOYMENT } from './deployment/deployment.ts'
import { limited } from './limited.ts'
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
  opening: limited(OPENING),
  deployment: limited(DEPLOYMENT),
  construction: limited(CONSTRUCTION),
  raids: limited(RAIDS),
  'raid-defence': limited(RAID_DEFENCE),
  'air-plans': limited(AIR_PLANS),
  'air-action': limited(AIR_ACTION),
  bombardment: limited(BOMBARDMENT),
  gas: limited(GAS),
  mines: limited(MINES),
  'mine-fight': limited(MINE_FIGHT),
  replacements: limited(REPLACEMENTS),
  'assault-decision': limited(ASSAULT_DECISION),
  artillery: limited(ARTILLERY),
  movement: limited(MOVEMENT),
  'close-assault': limited(CLOSE_ASSAULT),
  'assault-construction': limited(ASSAULT_CONSTRUCTION),
  reserves: limited(RESERVES),
}

export const rulesOf = (phase: Phase): PhaseRules => RULES[phase.name]
