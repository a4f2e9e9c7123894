import { random } from '#commander/commander.ts'
import type { Commander } from '#kernel/game/commander.ts'
import { SKIRMISH } from '#rules/skirmish/index.ts'
import { SIDES } from '#rules/skirmish/vocabulary.ts'
import { battleOf, type Kept } from './keeping.ts'
import { SKIRMISH_ENDINGS } from './skirmish.ts'
import { COMMANDER, deserting, quiet, resting, waiting, yielding } from './skirmish-players.ts'

const { id, game } = SKIRMISH
if (!game) throw new Error('There is no game to fight.')

type Pair = readonly [a: Commander, b: Commander]

const BOTH: readonly Pair[] = [
  [COMMANDER, quiet],
  [quiet, COMMANDER],
  [COMMANDER, COMMANDER],
  [COMMANDER, random],
  [random, COMMANDER],
  [waiting(3), resting(5)],
  [resting(5), waiting(3)],
]

/** Who may bring an ending about; those whose battles are short to tell first. */
const PAIRS: Readonly<Record<string, readonly Pair[]>> = {
  'turn-limit.a': BOTH,
  'turn-limit.b': [[quiet, quiet], ...BOTH],
  'turn-limit.drawn': [[quiet, quiet], ...BOTH],
  'collapse.a': [[quiet, deserting], ...BOTH],
  'collapse.b': [[deserting, quiet], ...BOTH],
}

export const SKIRMISH_BATTLES: Kept = {
  id,
  endings: SKIRMISH_ENDINGS,
  battleFor: battleOf({ game, ruleset: id, sides: SIDES, pairs: PAIRS, quiet, yielding }),
}
