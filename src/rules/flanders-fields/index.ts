import type { ShownRuleset } from '../../screen/ruleset.ts'
import { DOCTRINE } from './commander/index.ts'
import { DESK } from './desk.ts'
import { PLANNER } from './engagement/planner.ts'
import { GAME } from './game/index.ts'
import { briefingOf } from './screen/briefing.ts'
import { GLOSSARY } from './screen/glossary.ts'
import { TABLE_TOP } from './screen/index.ts'
import { LESSON } from './screen/lesson.ts'
import { OUTCOMES } from './screen/outcomes/index.ts'

export const FLANDERS_FIELDS: ShownRuleset = {
  ...DESK,
  game: GAME,
  doctrine: DOCTRINE,
  tableTop: TABLE_TOP,
  outcomes: OUTCOMES,
  briefing: briefingOf,
  planner: PLANNER,
  glossary: GLOSSARY,
  lesson: LESSON,
}
