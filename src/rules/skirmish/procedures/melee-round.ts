import type { Dice } from '#kernel/chance/dice.ts'
import { procedure } from '#kernel/procedure/procedure.ts'
import { flag, form, integer, preset } from '#kernel/procedure/schema.ts'
import type { Trace } from '#kernel/procedure/trace.ts'
import { inchesLong, sentence } from '#kernel/words.ts'
import { type Options, options } from '../options.ts'
import { casualtiesIn } from '../reckoning/casualties.ts'
import { MELEE_SIDE_FIELDS, type MeleeSide, meleeFactorOf, meleeTableFor } from '../reckoning/melee-side.ts'
import { MELEE_MULTIPLIER, MELEE_RETREAT, SPECIALIST_NAMED_ON, SURRENDER_ODDS } from '../tables/index.ts'
import type { MeleeOutcome, Side } from '../vocabulary.ts'
import { sideName } from '../wording.ts'

interface MeleeRound {
  readonly tableA: number
  readonly tableB: number
  readonly casualtiesOnA: number
  readonly casualtiesOnB: number
  readonly specialistLostA: boolean
  readonly specialistLostB: boolean
  readonly loser: Side | 'none'
  readonly outcome: MeleeOutcome
  readonly retreatInches: number
  readonly followUp: boolean
  readonly moraleCheck: boolean
}

interface Fighters extends MeleeSide {
  readonly figuresBehind: number
  readonly specialists: boolean
  readonly fixedDefences: boolean
  readonly cannotFallBack: boolean
}

const fighters = form({
  ...MELEE_SIDE_FIELDS,
  figuresBehind: preset(integer(0), 0),
  specialists: flag(),
  fixedDefences: flag(),
  cannotFallBack: flag(),
})

const tableOf = (side: Fighters, enemy: Fighters, options: Options, trace: Trace): number =>
  meleeTableFor(meleeFactorOf(side, enemy.figures, enemy.cover === 'trench', options, trace), trace)

/** SK-MEL-04, SK-MEL-10: the table doubled, but no more than the enemies in the fight. */
const struckDown = (
  table: number,
  die: number,
  side: Fighters,
  enemy: Fighters,
  options: Options,
  trace: Trace,
): number => {
  const doubled = casualtiesIn(table, die, side.figures, options) * MELEE_MULTIPLIER
  const casualties = Math.min(enemy.figures, doubled)
  trace.note('SK-MEL-04', 'Enemies struck down', casualties)
  return casualties
}

const strike = (side: Side, dice: Dice, trace: Trace): number => {
  const die = dice.d(6, side === 'a' ? 'side a' : 'side b')
  trace.note('SK-MEL-04', side === 'a' ? 'Die of side a' : 'Die of side b', die)
  return die
}

/** SK-MEL-13, SK-MEL-20: whoever lost more, unless a side is wiped out. */
const loserOf = (lostA: number, lostB: number, leftA: number, leftB: number): Side | 'none' => {
  if (leftA === 0 || leftB === 0) return leftA === leftB ? 'none' : leftA === 0 ? 'a' : 'b'
  return lostA === lostB ? 'none' : lostA > lostB ? 'a' : 'b'
}

/** SK-MEL-15, SK-MEL-16 */
const fateOf = (loser: Fighters, left: number, winnersLeft: number, trace: Trace): MeleeOutcome => {
  if (left === 0) return 'destroyed'
  if (!loser.cannotFallBack) return 'retreat'
  const surrenders = winnersLeft * SURRENDER_ODDS.winners >= left * SURRENDER_ODDS.losers
  trace.note('SK-MEL-16', surrenders ? 'Cornered by half as many again' : 'Cornered, but not outmatched')
  return surrenders ? 'surrender' : 'hold'
}

/** What becomes of the loser, in words. */
const fateWords = ({ loser, outcome, retreatInches, followUp }: MeleeRound): string => {
  if (loser === 'none') return outcome === 'destroyed' ? 'Both sides are destroyed' : 'The fight goes on'
  const side = sideName(loser)
  switch (outcome) {
    case 'retreat': {
      const followed = followUp ? 'followed up' : 'not followed'
      return `${side} retreats ${inchesLong(retreatInches)}, ${followed}, and checks morale`
    }
    case 'surrender':
      return `${side} is cornered and surrenders`
    case 'hold':
      return `${side} is cornered, holds and checks morale`
    default:
      return `${side} is destroyed`
  }
}

const lossWords = (lost: number, specialist: boolean): string =>
  specialist ? `${lost} with a specialist` : String(lost)

export const meleeRound = procedure({
  name: 'melee-round',
  title: 'One round of melee',
  clauses: [
    'SK-MEL-04',
    'SK-MEL-05',
    'SK-MEL-06',
    'SK-MEL-07',
    'SK-MEL-08',
    'SK-MEL-09',
    'SK-MEL-10',
    'SK-MEL-11',
    'SK-MEL-12',
    'SK-MEL-13',
    'SK-MEL-14',
    'SK-MEL-15',
    'SK-MEL-16',
    'SK-MEL-17',
    'SK-MEL-20',
  ],
  input: form({ a: fighters, b: fighters, options }),
  resolve({ a, b, options }, dice, trace): MeleeRound {
    trace.note('SK-MEL-05', 'Figures of side a in the fight', a.figures)
    const tableA = tableOf(a, b, options, trace)
    trace.note('SK-MEL-05', 'Figures of side b in the fight', b.figures)
    const tableB = tableOf(b, a, options, trace)
    const dieA = strike('a', dice, trace)
    const casualtiesOnB = struckDown(tableA, dieA, a, b, options, trace)
    const dieB = strike('b', dice, trace)
    const casualtiesOnA = struckDown(tableB, dieB, b, a, options, trace)
    const specialistLostA = dieB === SPECIALIST_NAMED_ON && a.specialists && casualtiesOnA > 0
    const specialistLostB = dieA === SPECIALIST_NAMED_ON && b.specialists && casualtiesOnB > 0
    if (specialistLostA) trace.note('SK-MEL-12', 'Side b names a specialist of side a')
    if (specialistLostB) trace.note('SK-MEL-12', 'Side a names a specialist of side b')

    const leftA = a.figures + a.figuresBehind - casualtiesOnA
    const leftB = b.figures + b.figuresBehind - casualtiesOnB
    const loser = loserOf(casualtiesOnA, casualtiesOnB, leftA, leftB)
    trace.note('SK-MEL-13', 'Loser of the round', loser)
    let outcome: MeleeOutcome = leftA === 0 ? 'destroyed' : 'continue'
    if (loser === 'a') outcome = fateOf(a, leftA, leftB, trace)
    else if (loser === 'b') outcome = fateOf(b, leftB, leftA, trace)
    const retreats = outcome === 'retreat'
    const followUp = retreats && !(loser === 'a' ? b : a).fixedDefences
    if (retreats && !followUp) trace.note('SK-MEL-14', 'The winner stays in its defences')
    trace.note('SK-MEL-16', 'What becomes of it', outcome)
    return {
      tableA,
      tableB,
      casualtiesOnA,
      casualtiesOnB,
      specialistLostA,
      specialistLostB,
      loser,
      outcome,
      retreatInches: retreats ? MELEE_RETREAT : 0,
      followUp,
      moraleCheck: retreats || outcome === 'hold',
    }
  },
  outcome: (round) => ({
    casualtiesOnA: round.casualtiesOnA,
    casualtiesOnB: round.casualtiesOnB,
    specialistLostA: round.specialistLostA,
    specialistLostB: round.specialistLostB,
    loser: round.loser,
    outcome: round.outcome,
    retreatInches: round.retreatInches,
    followUp: round.followUp,
    moraleCheck: round.moraleCheck,
  }),
  verdict(round) {
    const lostA = lossWords(round.casualtiesOnA, round.specialistLostA)
    const lostB = lossWords(round.casualtiesOnB, round.specialistLostB)
    return sentence(`${fateWords(round)}; losses A ${lostA}, B ${lostB}`)
  },
})
