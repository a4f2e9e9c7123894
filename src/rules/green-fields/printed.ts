import type { PrintedRules } from '../../kernel/game/ruleset.ts'
import { HOUSE_RULES } from './options.ts'
import { SHOWN_TABLES } from './reference/index.ts'
import { RULEBOOK } from './rulebook/index.ts'

export const PRINTED: PrintedRules = {
  id: 'green-fields',
  title: 'To The Green Fields Beyond!',
  measure: 'zones',
  houseRules: HOUSE_RULES,
  rulebook: RULEBOOK,
  tables: SHOWN_TABLES,
}
