import type { ShownRuleset } from '#screen/ruleset.ts'
import { DESK } from './desk.ts'
import { PLANNER } from './engagement/planner.ts'
import { PLAYED } from './played.ts'

export const PASSCHENDAELE: ShownRuleset = { ...DESK, ...PLAYED, planner: PLANNER }
