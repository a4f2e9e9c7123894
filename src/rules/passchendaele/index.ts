import type { ShownRuleset } from '../../screen/ruleset.ts'
import { DOCTRINE } from './commander/index.ts'
import { DESK } from './desk.ts'
import { GAME } from './game/index.ts'
import { GAME_OPTIONS } from './game/options.ts'
import { briefingOf } from './screen/briefing.ts'
import { GLOSSARY } from './screen/glossary.ts'
import { OUTCOMES, TABLE_TOP } from './screen/index.ts'
import { LESSON } from './screen/lesson.ts'

export const PASSCHENDAELE: ShownRuleset = {
  ...DESK,
  game: GAME,
  doctrine: DOCTRINE,
  gameOptions: GAME_OPTIONS,
  tableTop: TABLE_TOP,
  briefing: briefingOf,
  glossary: GLOSSARY,
  lesson: LESSON,
  outcomes: OUTCOMES,
}
