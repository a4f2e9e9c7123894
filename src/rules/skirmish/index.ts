import type { ShownRuleset } from '#screen/ruleset.ts'
import { armyFaults } from './armies/army-file.ts'
import { DESIGNER } from './armies/designer/index.ts'
import { DESK } from './desk.ts'
import { PLAYED } from './played.ts'
import { PLANNER } from './scenarios/planner.ts'

export const SKIRMISH: ShownRuleset = {
  ...DESK,
  ...PLAYED,
  checkArmy: armyFaults,
  designer: DESIGNER,
  planner: PLANNER,
}
