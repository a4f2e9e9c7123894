import type { ShownRuleset } from '../../screen/ruleset.ts'
import { COMMANDER } from './doctrine.ts'
import { GAME } from './game.ts'
import { GAME_OPTIONS } from './game-options.ts'
import { TABLE_TOP } from './on-the-table.ts'
import { HOUSE_RULES } from './options.ts'
import { PROCEDURES } from './procedures/index.ts'
import { RULEBOOK } from './rulebook/index.ts'
import { SHOWN_TABLES } from './shown-tables/index.ts'
import { TRACKER } from './tracker.ts'

export const PASSCHENDAELE: ShownRuleset = {
  id: 'passchendaele',
  title: 'Passchendaele',
  measure: 'inches',
  houseRules: HOUSE_RULES,
  procedures: PROCEDURES,
  rulebook: RULEBOOK,
  tables: SHOWN_TABLES,
  tracker: TRACKER,
  game: GAME,
  commanders: { commander: COMMANDER },
  gameOptions: GAME_OPTIONS,
  tableTop: TABLE_TOP,
}
