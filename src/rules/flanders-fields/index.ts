import type { ShownRuleset } from '../../screen/ruleset.ts'
import { HOUSE_RULES } from './options.ts'
import { PROCEDURES } from './procedures/index.ts'
import { REFEREE } from './referee/index.ts'
import { SHOWN_TABLES } from './reference/index.ts'
import { RULEBOOK } from './rulebook/index.ts'

export const FLANDERS_FIELDS: ShownRuleset = {
  id: 'flanders-fields',
  title: 'Flanders Fields',
  measure: 'cm',
  houseRules: HOUSE_RULES,
  procedures: PROCEDURES,
  rulebook: RULEBOOK,
  tables: SHOWN_TABLES,
  referee: REFEREE,
}
