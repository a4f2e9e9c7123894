import type { ShownRuleset } from '#screen/ruleset.ts'
import { armyFaults } from './armies/army-file.ts'
import { DESIGNER } from './armies/designer/index.ts'
import { DESK } from './desk.ts'
import { PLAYED } from './played.ts'
import { PLANNER } from './screen/planner/index.ts'

export const GREEN_FIELDS: ShownRuleset = {
  ...DESK,
  ...PLAYED,
  checkArmy: armyFaults,
  designer: DESIGNER,
  planner: PLANNER,
}
