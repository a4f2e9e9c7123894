import type { ShownRuleset } from '../../screen/ruleset.ts'
import { DESK } from './desk.ts'
import { PLAYED } from './played.ts'

export const SKIRMISH: ShownRuleset = {
  ...DESK,
  ...PLAYED,
}
