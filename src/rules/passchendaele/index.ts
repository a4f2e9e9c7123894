import type { ShownRuleset } from '#screen/ruleset.ts'
import { DESK } from './desk.ts'
import { PLANNER } from './own-battle/planner.ts'
import { PLAYED } from './played.ts'

export const PASSCHENDAELE: ShownRuleset = { ...DESK, ...PLAYED, planner: PLANNER }
