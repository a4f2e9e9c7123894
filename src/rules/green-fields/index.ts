import type { ShownRuleset } from '../../screen/ruleset.ts'
import { armyFaults } from './armies/army-file.ts'
import { DESIGNER } from './armies/designer/index.ts'
import { DOCTRINE } from './commander/index.ts'
import { GAME } from './game/index.ts'
import { GAME_OPTIONS } from './game/options.ts'
import { HOUSE_RULES } from './options.ts'
import { PROCEDURES } from './procedures/index.ts'
import { REFEREE } from './referee/index.ts'
import { SHOWN_TABLES } from './reference/index.ts'
import { RULEBOOK } from './rulebook/index.ts'
import { PLANNER } from './scenarios/planner/index.ts'
import { AFTERMATH } from './screen/aftermath.ts'
import { briefingOf } from './screen/briefing.ts'
import { GLOSSARY } from './screen/glossary.ts'
import { OUTCOMES, TABLE_TOP } from './screen/index.ts'

export const GREEN_FIELDS: ShownRuleset = {
  id: 'green-fields',
  title: 'To The Green Fields Beyond!',
  measure: 'zones',
  houseRules: HOUSE_RULES,
  procedures: PROCEDURES,
  rulebook: RULEBOOK,
  tables: SHOWN_TABLES,
  referee: REFEREE,
  game: GAME,
  gameOptions: GAME_OPTIONS,
  tableTop: TABLE_TOP,
  outcomes: OUTCOMES,
  briefing: briefingOf,
  glossary: GLOSSARY,
  doctrine: DOCTRINE,
  checkArmy: armyFaults,
  designer: DESIGNER,
  planner: PLANNER,
  aftermath: AFTERMATH,
}
