import type { PrintedRules } from '#kernel/game/ruleset.ts'
import { HOUSE_RULES } from './options.ts'
import { SHOWN_TABLES } from './reference/index.ts'
import { RULEBOOK } from './rulebook/index.ts'
import { RULE_SET } from './vocabulary.ts'

export const PRINTED: PrintedRules = {
  ...RULE_SET,
  houseRules: HOUSE_RULES,
  rulebook: RULEBOOK,
  tables: SHOWN_TABLES,
}
