import type { PrintedRules } from '../../kernel/game/ruleset.ts'
import { HOUSE_RULES } from './options.ts'
import { SHOWN_TABLES } from './reference/index.ts'
import { RULEBOOK } from './rulebook/index.ts'

export const PRINTED: PrintedRules = {
  id: 'skirmish',
  title: 'Great War Skirmish',
  measure: 'inches',
  houseRules: HOUSE_RULES,
  rulebook: RULEBOOK,
  tables: SHOWN_TABLES,
}
