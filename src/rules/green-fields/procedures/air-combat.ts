import type { Dice, Fold } from '#kernel/chance/dice.ts'
import { procedure } from '#kernel/procedure/procedure.ts'
import { checkedForm } from '#kernel/procedure/schema.ts'
import type { Trace } from '#kernel/procedure/trace.ts'
import { spelled } from '#kernel/words.ts'
import { type Options, options } from '../options.ts'
import { oneOrMany } from '../reckoning/one-or-many.ts'
import type { UnitResult } from '../reckoning/resolve.ts'
import { countOf, totalCasualties } from '../reckoning/tally.ts'
import { anyTooLow, fighterUnit, tooLow, type Unit } from '../reckoning/unit.ts'
import { scoreAgainst, volley } from '../reckoning/volley.ts'
import { MOST_FIGHTER_UNITS } from '../tables/index.ts'
import { points, when } from '../wording.ts'

interface Flown extends UnitResult {
  readonly breaksOff: boolean
}

/** One side of the fight: who is shot at, and with how many dice. */
interface Side {
  readonly name: 'a' | 'b'
  readonly units: readonly Unit[]
  readonly dice: number
  readonly why: string
}

/** One side after the fight. */
interface Landed {
  readonly name: 'a' | 'b'
  readonly units: readonly Flown[]
}

export const airCombat = procedure({
  name: 'air-combat',
  title: 'Fighters against fighters',
  clauses: ['GF-AIR-02', 'GF-AIR-03', 'GF-AAIR-02', 'GF-AAIR-06', 'GF-MOR-15', 'GF-SAVE-08'],
  input: checkedForm(
    {
      a: oneOrMany(fighterUnit, MOST_FIGHTER_UNITS),
      b: oneOrMany(fighterUnit, MOST_FIGHTER_UNITS),
      options,
    },
    (input) => anyLow(input.options, input.a, 'a'),
    (input) => anyLow(input.options, input.b, 'b'),
  ),
  resolve({ a, b, options }, dice, trace) {
    const unitsOfA = listOf(a)
    const unitsOfB = listOf(b)
    const sideA: Side = { name: 'a', units: unitsOfA, dice: strengthOf(unitsOfB), why: 'fighters of side b' }
    const sideB: Side = { name: 'b', units: unitsOfB, dice: strengthOf(unitsOfA), why: 'fighters of side a' }
    // Side a's dice fall first, those that hit side b; side a is the first to answer.
    const [afterB, afterA] = dice.exchange(
      [sideB, sideA],
      (side) => firedAt(side, dice, trace),
      ({ name, units }, score): Landed => {
        trace.note('GF-AIR-03', 'Hits on the fighters of side', name)
        return { name, units: volley(units, score, 'air', options, dice, trace).map(flown) }
      },
      BOTH_SIDES,
      true,
    )
    const flownA = afterA?.units ?? []
    const flownB = afterB?.units ?? []
    return { a: Array.isArray(a) ? flownA : flownA[0], b: Array.isArray(b) ? flownB : flownB[0] }
  },
  outcome({ a, b }) {
    const flownA = listOf(a)
    const flownB = listOf(b)
    return {
      aCasualties: totalCasualties(flownA),
      aDestroyed: countOf(flownA, 'destroyed'),
      aBreaksOff: broken(flownA),
      bCasualties: totalCasualties(flownB),
      bDestroyed: countOf(flownB, 'destroyed'),
      bBreaksOff: broken(flownB),
    }
  },
  verdict: ({ a, b }) => `Side A ${flightWords(listOf(a))}; side B ${flightWords(listOf(b))}.`,
})

const listOf = <T>(given: T | readonly T[] | undefined): readonly T[] => {
  if (given === undefined) return []
  return isList(given) ? given : [given]
}

const isList = <T>(given: T | readonly T[]): given is readonly T[] => Array.isArray(given)

const anyLow = (options: Options, given: Unit | readonly Unit[], path: string) =>
  isList(given) ? anyTooLow(options, given, path) : tooLow(options, given, `${path}.`)

const strengthOf = (units: readonly Unit[]): number => {
  let sum = 0
  for (const { strength } of units) sum += strength
  return sum
}

const firedAt = (side: Side, dice: Dice, trace: Trace): number => {
  trace.note('GF-AIR-03', 'A die for each fighter', side.dice)
  return scoreAgainst(side.units, side.dice, 'air', side.why, dice, trace)
}

/** GF-MOR-15 */
const flown = (result: UnitResult): Flown => ({
  ...result,
  breaksOff: result.outcome === 'waver' || result.outcome === 'rout',
})

const broken = (results: readonly UnitResult[]): number =>
  countOf(results, 'waver') + countOf(results, 'rout')

/** Strength lost, units destroyed and broken off, of side a in the low bits and of side b in the high. */
const BOTH_SIDES: Fold<Landed, number> = {
  start: 0,
  add: (sum, { name, units }) => {
    const side = totalCasualties(units) + 64 * countOf(units, 'destroyed') + 512 * broken(units)
    return sum + (name === 'a' ? side : side * 4096)
  },
  key: (sum) => sum,
}

const flightWords = (results: readonly Flown[]): string => {
  const lost = totalCasualties(results)
  if (lost === 0) return 'is unhurt'
  const destroyed = countOf(results, 'destroyed')
  const away = broken(results)
  if (results.length === 1 && destroyed === 1) return 'is destroyed'
  return [
    `loses ${points(lost)}`,
    ...when(destroyed > 0, `${spelled(destroyed)} destroyed`),
    ...when(
      away > 0,
      results.length === 1 ? 'breaks off' : `${spelled(away)} ${away === 1 ? 'breaks' : 'break'} off`,
    ),
  ].join(', ')
}
