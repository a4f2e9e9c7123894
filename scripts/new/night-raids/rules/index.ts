import type { ShownRuleset } from '#screen/ruleset.ts'
import { DESK } from './desk.ts'
import { PLAYED } from './played.ts'

export const NIGHT_RAIDS: ShownRuleset = { ...DESK, ...PLAYED }
