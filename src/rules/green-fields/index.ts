import type { ShownRuleset } from '../../screen/ruleset.ts'
import { armyFaults } from './armies/army-file.ts'
import { DESIGNER } from './armies/designer/index.ts'
import { DOCTRINE } from './commander/index.ts'
import { DESK } from './desk.ts'
import { GAME } from './game/index.ts'
import { GAME_OPTIONS } from './game/options.ts'
import { PLANNER } from './scenarios/planner/index.ts'
import { AFTERMATH } from './screen/aftermath.ts'
import { briefingOf } from './screen/briefing.ts'
import { GLOSSARY } from './screen/glossary.ts'
import { OUTCOMES, TABLE_TOP } from './screen/index.ts'

export const GREEN_FIELDS: ShownRuleset = {
  ...DESK,
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
