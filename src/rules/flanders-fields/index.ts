import type { ShownRuleset } from '../../screen/ruleset.ts'
import { DESK } from './desk.ts'

export const FLANDERS_FIELDS: ShownRuleset = {
  ...DESK,
}
