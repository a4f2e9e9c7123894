import type { PlayedRuleset } from '#screen/ruleset.ts'
import { COMMAND } from './commander/index.ts'
import { GAME } from './game/index.ts'
import { OUTCOMES } from './game/stories.ts'
import { HOUSE_RULES } from './options.ts'
import { PROCEDURES } from './procedures/index.ts'
import { briefingOf } from './screen/briefing.ts'
import { TABLE_TOP } from './screen/index.ts'
import { RULE_SET } from './vocabulary.ts'

/** What battles need of it, without rule book and desk. */
export const PLAYED: PlayedRuleset = {
  ...RULE_SET,
  houseRules: HOUSE_RULES,
  procedures: PROCEDURES,
  game: GAME,
  gameOptions: HOUSE_RULES,
  ...COMMAND,
  tableTop: TABLE_TOP,
  outcomes: OUTCOMES,
  briefing: briefingOf,
}
