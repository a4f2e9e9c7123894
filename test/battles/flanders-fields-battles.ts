import { random } from '#commander/commander.ts'
import type { Commander } from '#kernel/game/commander.ts'
import { FLANDERS_FIELDS } from '#rules/flanders-fields/index.ts'
import { SIDES } from '#rules/flanders-fields/vocabulary.ts'
import { FLANDERS_FIELDS_ENDINGS } from './flanders-fields.ts'
import { COMMANDER, misfiring, quiet, resting, waiting, yielding } from './flanders-fields-players.ts'
import { battleOf, type Kept } from './keeping.ts'

const { id, game } = FLANDERS_FIELDS
if (!game) throw new Error('There is no game to fight.')

type Pair = readonly [attacker: Commander, defender: Commander]

const PAUSED = (turns: number): Pair => [resting(turns), quiet]

const BOTH: readonly Pair[] = [
  [COMMANDER, quiet],
  [COMMANDER, random],
  [COMMANDER, COMMANDER],
  [waiting(3), resting(5)],
  [resting(5), waiting(3)],
]

/** Who may bring an ending about; those whose battles are short to tell first. */
const PAIRS: Readonly<Record<string, readonly Pair[]>> = {
  'turn-limit.attacker': [PAUSED(4), ...BOTH],
  'turn-limit.defender': [
    [quiet, quiet],
    [quiet, COMMANDER],
  ],
  'turn-limit.drawn': [[quiet, quiet], ...BOTH, PAUSED(4), PAUSED(5)],
  'collapse.attacker': [[COMMANDER, misfiring], ...BOTH],
  'collapse.defender': [[misfiring, quiet], [misfiring, COMMANDER], [quiet, COMMANDER], [random, COMMANDER], ...BOTH],
}

export const FLANDERS_FIELDS_BATTLES: Kept = {
  id,
  endings: FLANDERS_FIELDS_ENDINGS,
  battleFor: battleOf({ game, ruleset: id, sides: SIDES, pairs: PAIRS, quiet, yielding }),
}
