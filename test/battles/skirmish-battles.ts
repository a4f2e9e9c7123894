import { random } from '../../src/commander/commander.ts'
import type { Battle } from '../../src/kernel/game/battle/battle.ts'
import type { Commander } from '../../src/kernel/game/commander.ts'
import { SKIRMISH } from '../../src/rules/skirmish/index.ts'
import { SIDES } from '../../src/rules/skirmish/vocabulary.ts'
import { type Attempt, agreed, fought, type Kept, settingOf, shortest } from './keeping.ts'
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

/** Seeds in one lot, and lots at most. */
const SEEDS = 4
const ROUNDS = 8

/** Every pair with a few seeds, then with a few more. */
function* lotsFor(scenario: string, ending: string): Generator<readonly Attempt[]> {
  for (let round = 0; round < ROUNDS; round++)
    for (const [a, b] of PAIRS[ending] ?? [])
      yield Array.from({ length: SEEDS }, (_, i) => ({
        setting: settingOf(id, scenario, round * SEEDS + i),
        players: { a, b },
      }))
}

const battleFor = (scenario: string, ending: string): Battle => {
  const [reason, winner] = ending.split('.')
  const setting = settingOf(id, scenario, 1)
  if (reason === 'agreement') return agreed(game, setting, SIDES, { kind: 'agree-to-stop' })
  if (reason !== 'concession') return shortest(game, ending, lotsFor(scenario, ending))
  const players = SIDES.map((side) => [side, side === winner ? quiet : yielding] as const)
  return fought(game, setting, Object.fromEntries(players))
}

export const SKIRMISH_BATTLES: Kept = { id, endings: SKIRMISH_ENDINGS, battleFor }
