import type { PhaseOf } from '../../game/phases/shapes.ts'
import { done, type Intent } from '../intent.ts'
import { foesIn, isOurs, named, ownIn, type Situation } from '../situation.ts'
import type { Advance } from '../weighing.ts'
import { advancesOf } from './advance.ts'
import { ridingIntents } from './riding.ts'
import { supportIntents } from './supports.ts'
import { wavesIntent } from './waves.ts'

/** A move as an order. */
export const ordered = (situation: Situation, { units, path, leaves }: Advance): Intent => {
  const [first] = units
  const end = path[path.length - 1] ?? first?.place ?? 0
  const ids = units.map(({ id }) => id)
  const way = path.map((zone) => named(situation, zone))
  const many = units.length > 1
  const who = many ? `${first?.name} and ${units.length - 1} more` : `${first?.name}`
  const is = many ? 'are' : 'is'
  const where = named(situation, end)
  if (leaves)
    return {
      order: { kind: 'exit', units: ids, path: way },
      why: `${who} ${is} to go for the enemy's rear.`,
    }
  const foes = foesIn(situation, end).length > 0
  const why = isOurs(situation, end)
    ? foes
      ? `${who} ${is} to throw the enemy out of ${where}.`
      : `${who} ${is} to come up to ${where}.`
    : foes
      ? `${who} ${is} to storm ${where}.`
      : `${who} ${is} to take ${where}.`
  return { order: { kind: 'move', units: ids, path: way }, why }
}

/** Every move that is thought of, the best first. */
export const rankedAdvances = (situation: Situation, { moved }: PhaseOf<'movement'>): readonly Advance[] =>
  [...advancesOf(situation, moved)].sort((one, other) => other.worth - one.worth)

/** Moves that are tried before anything else, and that are thought of beside them. */
const TRIED = 4
const OTHERS = 8

/** A2: the best move first, until none is worth making. */
export function* movementIntents(
  situation: Situation,
  { moved }: PhaseOf<'movement'>,
  advances: readonly Advance[],
): Generator<Intent> {
  const promising = advances.filter(({ worth }) => worth > situation.thresholds.assault.move)
  yield* ridingIntents(situation, moved)
  const [best] = promising
  if (best) {
    const stack = ownIn(situation, best.units[0]?.place ?? 0)
    const rest = stack.filter((unit) => !best.units.includes(unit))
    yield* wavesIntent(situation, stack, [...best.units, ...rest])
    for (const advance of promising.slice(0, TRIED)) yield ordered(situation, advance)
  }
  yield* supportIntents(situation, moved)
  yield done('Nobody else has anything to gain by moving.')
}

/** Moves that promise less. */
export const otherAdvances = (situation: Situation, advances: readonly Advance[]): readonly Intent[] =>
  advances.slice(0, OTHERS).map((advance) => ordered(situation, advance))
