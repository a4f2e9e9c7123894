import type { ShownRuleset } from '../../screen/ruleset.ts'
import { DOCTRINE } from './commander/index.ts'
import { GAME } from './game/index.ts'
import { GAME_OPTIONS } from './game/options.ts'
import { HOUSE_RULES } from './options.ts'
import { PROCEDURES } from './procedures/index.ts'
import { REFEREE } from './referee/index.ts'
import { SHOWN_TABLES } from './reference/index.ts'
import { RULEBOOK } from './rulebook/index.ts'
import { briefingOf } from './screen/briefing.ts'
import { GLOSSARY } from './screen/glossary.ts'
import { OUTCOMES, TABLE_TOP } from './screen/index.ts'
import { LESSON } from './screen/lesson.ts'

export const PASSCHENDAELE: ShownRuleset = {
  id: 'passchendaele',
  title: 'Passchendaele',
  measure: 'inches',
  houseRules: HOUSE_RULES,
  procedures: PROCEDURES,
  rulebook: RULEBOOK,
  tables: SHOWN_TABLES,
  referee: REFEREE,
  game: GAME,
  doctrine: DOCTRINE,
  gameOptions: GAME_OPTIONS,
  tableTop: TABLE_TOP,
  briefing: briefingOf,
  glossary: GLOSSARY,
  lesson: LESSON,
  outcomes: OUTCOMES,
}
