import type { ShownRuleset } from '../../screen/ruleset.ts'
import { DESK } from './desk.ts'

export const SKIRMISH: ShownRuleset = {
  ...DESK,
}
