import type { ShownRuleset } from '#screen/ruleset.ts'
import { DESK } from './desk.ts'
import { armyFaults } from './own-battle/army-file.ts'
import { DESIGNER } from './own-battle/designer/index.ts'
import { PLANNER } from './own-battle/planner.ts'
import { PLAYED } from './played.ts'

export const SKIRMISH: ShownRuleset = {
  ...DESK,
  ...PLAYED,
  checkArmy: armyFaults,
  designer: DESIGNER,
  planner: PLANNER,
}
